import type { Locales, Translations } from '../../../i18n/i18n-types'
import { loadedLocales } from '../../../i18n/i18n-util'
import { loadAllLocales } from '../../../i18n/i18n-util.sync'

loadAllLocales()

/** The messages of each language, for tests in several. */
export const messages: Readonly<Record<Locales, Translations>> = loadedLocales
