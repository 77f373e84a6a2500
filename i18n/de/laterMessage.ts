/** Messages that cannot appear before the texts of the pages have loaded. */
export const laterMessage = {
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
  fieldsEmpty: 'Die Felder dürfen nicht leer sein.',
  linkRefused: 'Der Link ist ungültig oder abgelaufen.',
  paymentUnconfirmed: 'Zahlung noch nicht bestätigt',
  requestOutcomeUnknown:
    'Wir haben keine Antwort erhalten. Bitte sehen Sie nach, ob Ihre Anfrage angekommen ist, bevor Sie es erneut versuchen.',
  tariffOutcomeUnknown:
    'Wir haben keine Antwort erhalten. Bitte sehen Sie Ihre Tarife und Ihr Guthaben an, bevor Sie es erneut versuchen.',
  voucherOutcomeUnknown:
    'Wir haben keine Antwort erhalten. Vielleicht ist der Gutschein schon eingelöst: Bitte sehen Sie das Guthaben der Nummer an, bevor Sie es erneut versuchen.',
  passwordOutcomeUnknown:
    'Wir haben keine Antwort erhalten. Vielleicht gilt das neue Passwort schon: Bitte probieren Sie es bei der nächsten Anmeldung zuerst.',
  resetPasswordOutcomeUnknown:
    'Wir haben keine Antwort erhalten. Vielleicht gilt das neue Passwort schon: Bitte melden Sie sich zuerst damit an, bevor Sie es erneut versuchen.',
  tvPasswordOutcomeUnknown:
    'Wir haben keine Antwort erhalten. Vielleicht gilt das neue TV-Passwort schon: Bitte probieren Sie es am Fernseher aus, bevor Sie es erneut ändern.',
  settingOutcomeUnknown:
    'Wir haben keine Antwort erhalten. Bitte sehen Sie in den Einstellungen nach, was jetzt gilt, bevor Sie es erneut versuchen.',
  consentOutcomeUnknown:
    'Wir haben keine Antwort erhalten. Bitte sehen Sie unter Einstellungen, Datenschutz nach, was jetzt gilt.',
  smsOutcomeUnknown:
    'Wir haben keine Antwort erhalten. Vielleicht ist die SMS schon unterwegs: Bitte warten Sie einen Moment, bevor Sie es erneut versuchen.',
  partial:
    'Ein Teil der Angaben konnte nicht gelesen werden und fehlt hier. Bitte wenden Sie sich an den Kundenservice, wenn Sie etwas vermissen.',
}
