import type { Locales } from '../../i18n/i18n-types'
import { languageTag } from './languageTag'

const formatters = (options: Intl.NumberFormatOptions): Record<Locales, Intl.NumberFormat> => ({
  de: new Intl.NumberFormat(languageTag.de, options),
  sr: new Intl.NumberFormat(languageTag.sr, options),
})

// Made once: a list of thousands of rows formats with the same two.
const euro = formatters({ style: 'currency', currency: 'EUR' })
const plain = formatters({ maximumFractionDigits: 2 })

/** An amount in euro, as text: `1.234,50 €`. */
export const formatMoney = (amount: number, locale: Locales): string => euro[locale].format(amount)

/** A quantity with at most two decimals: `1.234,5`. */
export const formatNumber = (value: number, locale: Locales): string => plain[locale].format(value)

/** A number of things for a text that says it: the number chooses the plural, and is shown as `1.234`. */
export const counted = (count: number, locale: Locales) => ({ count, shown: formatNumber(count, locale) })
