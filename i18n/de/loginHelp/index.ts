import type { BaseTranslation } from '../../i18n-types'

/** Help on the login for a customer who has lost her phone or gets no SMS. It loads after the first page. */
const loginHelp = {
  lostPhone: 'Handy verloren?',
  call: 'Rufen Sie an, um Ihre Nummer sperren zu lassen:',
  online:
    'Oder melden Sie sich mit Benutzername und Passwort an. Die Anfrage ist unter „Kundenservice“ vorbereitet.',
  limitedUntil: 'Zu viele Anfragen. Ab {time} Uhr können Sie wieder einen Code anfordern.',
  limited: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
  withoutSms: 'Keine SMS bekommen?',
  byUsername: 'Mit Benutzername anmelden',
} satisfies BaseTranslation

export default loginHelp
