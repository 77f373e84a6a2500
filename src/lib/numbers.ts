import type { Locales } from '../../i18n/i18n-types'
import { languageTag } from './languageTag'

/** One format for each language, made once: a list of thousands of rows uses the same. */
export const numberFormats = (options: Intl.NumberFormatOptions): Record<Locales, Intl.NumberFormat> => ({
  de: new Intl.NumberFormat(languageTag.de, options),
  sr: new Intl.NumberFormat(languageTag.sr, options),
})

const plain = numberFormats({ maximumFractionDigits: 2 })

/** A quantity with at most two decimals: `1.234,5`. */
export const formatNumber = (value: number, locale: Locales): string => plain[locale].format(value)

/** A number of things for a text that says it: the number chooses the plural, and is shown as `1.234`. */
export const counted = (count: number, locale: Locales) => ({ count, shown: formatNumber(count, locale) })
