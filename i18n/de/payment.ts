export const payment = {
  heading: 'Zahlung',
  ways: 'Zahlungsart',
  byCard: 'Kreditkarte',
  byWallet: 'PayPal / Sofort',
  loading: 'Das Zahlungsformular wird geladen.',
  broken: 'Das Zahlungsformular ist gerade nicht verfügbar. Es wurde nichts abgebucht.',
  slow: 'Das Zahlungsformular braucht länger als sonst.',
  brokenHint:
    'Vielleicht hält eine Erweiterung Ihres Browsers es auf, etwa ein Werbeblocker. Schalten Sie sie für diese Seite aus, oder nehmen Sie einen anderen Browser.',
  otherMethod:
    'Oder fragen Sie den Kundenservice, wie Sie die Rechnung {reference:string} anders bezahlen können.',
  expired:
    'Diese Zahlung kann nicht mehr fortgesetzt werden: Ihre 30 Minuten sind vorbei, oder sie ist schon abgeschlossen. Sehen Sie nach, ob die Rechnung noch offen ist.',
  renew: 'Zahlung neu vorbereiten',
  expiredElsewhere:
    'Diese Zahlung kann nicht mehr fortgesetzt werden: Ihre 30 Minuten sind vorbei, oder sie ist schon abgeschlossen. Beginnen Sie sie bitte dort neu, woher Sie gekommen sind.',
  wrongAddress:
    'Diese Adresse gehört zu keiner Zahlung. Bitte öffnen Sie die Zahlung noch einmal dort, woher Sie gekommen sind.',
  brand: 'Karte',
  cardNumber: 'Kartennummer',
  expiryDate: 'Gültig bis',
  cardHolder: 'Name auf der Karte',
  cvv: 'Prüfnummer (CVV)',
  submit: 'Jetzt bezahlen',
  cardNumberError: 'Diese Kartennummer ist nicht richtig.',
  expiryError: 'Dieses Datum ist nicht richtig.',
  cvvError: 'Diese Prüfnummer ist nicht richtig.',
  asking: 'Wir fragen nach, ob Ihre Zahlung angekommen ist.',
  succeeded: 'Zahlung erfolgreich',
  succeededText: 'Vielen Dank. Ihre Zahlung ist angekommen.',
  toppedUp: '{amount:string} aufgeladen.',
  billPaid: '{month:string} bezahlt: {amount:string}',
  amountPaid: '{amount:string} bezahlt',
  failed: 'Zahlung fehlgeschlagen',
  failedText: 'Ihre Zahlung ist nicht angekommen. Sie können es noch einmal versuchen oder anders bezahlen.',
  retry: 'Noch einmal: {amount:string}',
  payOtherwise: 'Anders bezahlen',
  balanceUnchanged: 'Ihr Guthaben ist unverändert: {amount:string}',
  failedTopUp: 'Bitte prüfen Sie Ihr Guthaben, bevor Sie es noch einmal versuchen.',
  failedBill: 'Bitte sehen Sie bei Ihren Rechnungen nach, bevor Sie es noch einmal versuchen.',
  unconfirmed: 'Zahlung noch nicht bestätigt',
  unconfirmedTopUp:
    'Wir wissen noch nicht, ob Ihre Zahlung angekommen ist. Bitte zahlen Sie nicht noch einmal, bevor Sie Ihr Guthaben geprüft haben.',
  unconfirmedBill:
    'Wir wissen noch nicht, ob Ihre Zahlung angekommen ist. Bitte zahlen Sie nicht noch einmal, bevor Sie bei Ihren Rechnungen nachgesehen haben.',
  repeatHeading: 'Noch einmal bezahlen?',
  earlierUnconfirmed:
    'Am {moment:string} haben Sie eine Zahlung von {amount:string} abgeschickt. Wir wissen noch nicht, ob sie angekommen ist.',
  earlierSucceeded: 'Am {moment:string} haben Sie {amount:string} bezahlt.',
  repeatWarning: 'Wenn Sie noch einmal bezahlen, wird der Betrag vielleicht zweimal abgebucht.',
  confirmRepeat: 'Bestätigen',
  chooseContract: 'Zu welchem Vertrag?',
  toHome: 'Zur Startseite',
  toBills: 'Zu den Rechnungen',
}

export const message = {
  paymentUnconfirmed: 'Zahlung noch nicht bestätigt',
}
