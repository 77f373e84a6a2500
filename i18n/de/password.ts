export const password = {
  forgotHeading: 'Passwort vergessen',
  requestNew: 'Neues Passwort anfordern',
  requested: 'Bitte sehen Sie in Ihren E-Mails nach.',
  resetHeading: 'Neues Passwort festlegen',
  linkOwner: 'Konto',
  linkName: 'E-Mail-Link {time:string}',
  newPassword: 'Neues Passwort',
  repeatPassword: 'Passwort wiederholen',
  save: 'Passwort speichern',
  forgotText:
    'Geben Sie Ihren Benutzernamen ein. Wir senden Ihnen per E-Mail einen Link, mit dem Sie ein neues Passwort festlegen.',
  backToLogin: 'Zurück zur Anmeldung',
  accountText: 'Mit diesem Passwort melden Sie sich hier im Portal an.',
  tvHeading: 'TV-Passwort',
  withoutTv: 'Das TV-Passwort gibt es für TV-Verträge. Bitte wählen Sie im Menü Ihren TV-Vertrag.',
  tvText: 'Dieses Passwort gilt für Ihren TV-Vertrag. Ihr Passwort für das Portal bleibt, wie es ist.',
  changed: 'Passwort geändert',
  changedText: 'Melden Sie sich ab jetzt mit dem neuen Passwort an.',
  tvChanged: 'TV-Passwort geändert',
  tvChangedText: 'Für Ihren TV-Vertrag gilt ab jetzt das neue Passwort.',
  another: 'Noch einmal ändern',
}

export const message = {
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
  fieldsEmpty: 'Die Felder dürfen nicht leer sein.',
  linkRefused: 'Der Link ist ungültig oder abgelaufen.',
  passwordOutcomeUnknown:
    'Wir haben keine Bestätigung erhalten. Vielleicht gilt das neue Passwort schon: Bitte probieren Sie es bei der nächsten Anmeldung zuerst.',
  resetPasswordOutcomeUnknown:
    'Wir haben keine Bestätigung erhalten. Vielleicht gilt das neue Passwort schon: Bitte melden Sie sich zuerst damit an, bevor Sie es erneut versuchen.',
  tvPasswordOutcomeUnknown:
    'Wir haben keine Bestätigung erhalten. Vielleicht gilt das neue TV-Passwort schon: Bitte probieren Sie es am Fernseher aus, bevor Sie es erneut ändern.',
}
