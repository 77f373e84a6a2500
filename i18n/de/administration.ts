export const administration = {
  unknown: 'Der aktuelle Stand ist nicht bekannt. Sie können ihn hier festlegen.',
  all: 'Alle Einstellungen',
  saved: 'Gespeichert',
  heading: 'Einstellungen',
  language: 'Sprache',
  smsOn: 'Ein',
  smsOff: 'Aus',
  sms: 'SMS-Benachrichtigungen',
  voicemail: 'Mailbox',
  dataProtection: 'Datenschutz',
  account: 'Benutzerkonto',
  german: 'Deutsch',
  serbian: 'Serbisch',
  voicemailOn: 'Ein',
  voicemailRestricted: 'Ein, ohne Nachrichten',
  voicemailOff: 'Aus',
  sections: 'Bereiche der Einstellungen',
  languageText: 'In dieser Sprache erhalten Sie SMS und Ansagen zu {phone:string}.',
  smsText:
    'Wir informieren Sie per SMS an {phone:string} über Ihr Guthaben, Ihre Rechnungen und Ihren Tarif.',
  voicemailText: 'Was geschieht, wenn Sie einen Anruf an {phone:string} nicht annehmen.',
  withoutNumber: 'Diese Einstellung gibt es für Mobilfunkverträge mit einer Telefonnummer.',
  yourData: 'Ihre Daten',
  name: 'Name',
  address: 'Adresse',
  email: 'E-Mail',
  change: 'Ändern lassen',
  changeRequest: 'Bitte ändern Sie meine Daten.\n\nBisher: {data:string}\nNeu: ',
}

export const message = {
  settingOutcomeUnknown:
    'Wir haben keine Bestätigung erhalten. Bitte sehen Sie in den Einstellungen nach, was jetzt gilt, bevor Sie es erneut versuchen.',
}
