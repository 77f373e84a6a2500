import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './i18n-types'

/** Texts need no formatters: `src/lib` formats amounts and dates. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({})
