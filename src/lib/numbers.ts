import type { Locales } from '../../i18n/i18n-types'
import { languageTag } from './languageTag'

/**
 * Writes numbers by one format for each language. It is made once, for a list of thousands of rows uses the same; and when
 * it is first needed, for making one takes as long as drawing a card.
 */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number, locale: Locales) => string {
  const made: Partial<Record<Locales, Intl.NumberFormat>> = {}
  return (value, locale) => {
    made[locale] ??= new Intl.NumberFormat(languageTag[locale], options)
    return made[locale].format(value)
  }
}

/** A quantity with at most two decimals: `1.234,5`. */
export const formatNumber = numberFormat({ maximumFractionDigits: 2 })

/** A number of things for a text that says it: the number chooses the plural, and is shown as `1.234`. */
export const counted = (count: number, locale: Locales) => ({ count, shown: formatNumber(count, locale) })
