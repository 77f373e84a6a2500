export const topUp = {
  heading: 'Guthaben aufladen',
  ways: 'Art der Aufladung',
  byCard: 'Karte',
  byVoucher: 'Gutschein',
  phone: 'Telefonnummer',
  phoneHint: 'Sie können auch fremde Wertkarten aufladen.',
  ownNumber: 'Eigene Nummer wählen',
  amount: 'Betrag',
  amountHint: 'Mindestens 10 € und höchstens 50 €.',
  presets: 'Häufige Beträge',
  preset: '{amount:number} €',
  now: 'Guthaben jetzt',
  covers:
    'Damit ist {name:string} für {n:number} {{n:Verlängerung|Verlängerungen}} gedeckt (je {price:string}, die nächste am {date:string}).',
  missingFor: 'Für {name:string} fehlen noch {amount:string}.',
  sufficesFor: 'Damit können Sie {name:string} aktivieren.',
  voucherCode: 'Gutscheincode',
  voucherHint: 'Mit oder ohne Leerzeichen und Bindestriche.',
  voucherRefused: 'Der Gutschein wurde nicht angenommen. Bitte prüfen Sie Code und Nummer.',
  redeemedHeading: 'Guthaben aufgeladen',
  anotherVoucher: 'Weiteren Gutschein einlösen',
  submit: 'Aufladen',
  confirmHeading: 'Zahlung bestätigen',
  terms: 'Mit „Weiter zur Zahlung“ akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
  paymentPage: 'Sie bezahlen auf der Seite unseres Zahlungspartners. Erst dort wird der Betrag abgebucht.',
  continueToPayment: 'Weiter zur Zahlung',
  redirecting: 'Sie werden zur Zahlungsseite weitergeleitet.',
  numberNotPrepaid: 'Die ausgewählte Nummer ist keine Wertkartennummer.',
  cardUnanswered:
    'Wir haben keine Bestätigung erhalten. Abgebucht wird erst auf der Zahlungsseite. Bitte sehen Sie Ihr Guthaben an, bevor Sie es erneut versuchen.',
  voucherUnanswered:
    'Wir haben keine Bestätigung erhalten. Vielleicht ist der Gutschein schon eingelöst: Bitte sehen Sie das Guthaben der Nummer an, bevor Sie es erneut versuchen.',
  untrustedAddress:
    'Die Zahlungsseite hat eine Adresse, die wir nicht kennen. Zu Ihrer Sicherheit bleiben Sie hier; es wurde nichts abgebucht. Bitte wenden Sie sich an den Kundenservice.',
}

export const message = {
  voucherOutcomeUnknown:
    'Wir haben keine Bestätigung erhalten. Vielleicht ist der Gutschein schon eingelöst: Bitte sehen Sie das Guthaben der Nummer an, bevor Sie es erneut versuchen.',
}
