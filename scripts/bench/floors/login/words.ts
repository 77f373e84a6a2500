import type { LocalizedString } from 'typesafe-i18n'
import { initI18nReact } from 'typesafe-i18n/react'

const de = {
  heading: 'Anmelden',
  phone: 'Telefonnummer',
  requestCode: 'Code anfordern',
  asked: 'Angefordert für {0:string}.',
}
type Functions = Record<Exclude<keyof typeof de, 'asked'>, () => LocalizedString> & {
  asked: (phone: string) => LocalizedString
}

/** The messages of a floor, by the library that the portal has its own from. */
export const { component: Words, context: WordsContext } = initI18nReact<'de', typeof de, Functions>(
  { de },
  { de: {} },
)
