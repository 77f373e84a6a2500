import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './i18n-types'

/** No formatter in the texts: amounts and dates come formatted from `src/lib`. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({})
