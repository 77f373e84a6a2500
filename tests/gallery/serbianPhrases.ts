// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source
import { messages } from '../../scripts/gallery/messages'

/** A message in Serbian, as source. */
function word(key: string): string {
  const message = messages.sr.get(key)
  if (message === undefined) throw new Error(`i18n/sr has no ${key}`)
  return JSON.stringify(message)
}

/** What a walker finds by other words than a whole message, and the same in Serbian. */
export const phrases: readonly (readonly [german: string, serbian: string])[] = [
  ['[aria-label^=Benachrichtigungen]', '[aria-label^=Obaveštenja]'],
  ['} ungelesen', '} nepročitano'],
  ["'ungelesen'", "'nepročitano'"],
  ['`Benachrichtigungen, ', '`Obaveštenja, '],
  ["'Das dauert länger als gewohnt.'", "'Ovo traje duže nego obično.'"],
  ['nav[aria-label=Verträge]', 'nav[aria-label=Ugovori]'],
  [
    "'locked: Einen neuen Code können Sie nach 30 Sekunden anfordern.'",
    `'locked: ' + ${word('login.resendPause')}`,
  ],
  [
    '`Eine begonnene Zahlung über ${amount} wartet auf Sie.`',
    '`Započeto plaćanje od ${amount} čeka na Vas.`',
  ],
  ["'Eine begonnene Zahlung'", "'Započeto plaćanje'"],
  [
    "`${count} ${count === 1 ? 'Eintrag' : 'Einträge'} geladen`",
    "`Učitano: ${count} ${{ one: 'stavka', few: 'stavke' }[new Intl.PluralRules('sr').select(count)] ?? 'stavki'}`",
  ],
  ['/Eintr(ag|äge) geladen$/', '/^Učitano: /'],
  ['/^Derzeit gibt es keine Einwilligungen/', '/^Trenutno nema saglasnosti/'],
  [
    '`${newMayHold} Passwort schon: Bitte probieren Sie es bei der nächsten Anmeldung zuerst.`',
    word('message.passwordOutcomeUnknown'),
  ],
  [
    '`${newMayHold} TV-Passwort schon: Bitte probieren Sie es am Fernseher aus, bevor Sie es erneut ändern.`',
    word('message.tvPasswordOutcomeUnknown'),
  ],
  [
    '`${newMayHold} Passwort schon: Bitte melden Sie sich zuerst damit an, bevor Sie es erneut versuchen.`',
    word('message.resetPasswordOutcomeUnknown'),
  ],
]
