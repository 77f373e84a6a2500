export const transfer = {
  heading: 'Per Überweisung zahlen',
  all: 'Alle überweisen · {amount:string}',
  introduction: 'Scannen Sie den Code mit Ihrer Banking-App, oder kopieren Sie die Angaben.',
  introductionWithoutCode: 'Kopieren Sie die Angaben in Ihre Banking-App.',
  code: 'QR-Code der Überweisung',
  shareCode: 'QR-Bild teilen',
  recipient: 'Empfänger',
  iban: 'IBAN',
  amount: 'Betrag in Euro',
  purpose: 'Verwendungszweck',
  copy: '{field:string} kopieren',
  copied: '{field:string} kopiert',
  duration: 'Eine Überweisung dauert einige Tage. Bis sie ankommt, bleibt die Rechnung hier offen.',
  alreadyBegun:
    'Sie haben für diese Rechnung schon eine Online-Zahlung begonnen. Überweisen Sie erst, wenn Sie sicher sind, dass sie nicht abgebucht wurde.',
  failedForm: 'Sie können diese Rechnung auch überweisen.',
}
