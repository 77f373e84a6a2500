import type { Locales } from '../../i18n/i18n-types'
import { languages } from '../../i18n/languages.gen'

/**
 * A number with two decimals, or with at most two, exactly as `Intl` writes it. It avoids `Intl`, whose first format
 * takes a slow phone 50 ms, before the first figure.
 */
function format(value: number, locale: Locales, minDecimals: 0 | 2): string {
  // In hundredths, from the digits of the number: 1.005 becomes 1.01, but a product would be rounded twice.
  // `Intl` formats numbers with an exponent, whose digits differ.
  const text = String(Math.abs(value))
  const [units, decimals = ''] = text.split('.')
  const thirdDecimal = Number(decimals[2] ?? 0)
  const hundredths = Number(units + decimals.slice(0, 2).padEnd(2, '0')) + (thirdDecimal < 5 ? 0 : 1)
  if (text.includes('e') || !Number.isSafeInteger(hundredths))
    return new Intl.NumberFormat(languages[locale].tag, {
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: 2,
    }).format(value)
  const { group, decimal } = languages[locale]
  const digits = String(hundredths).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group)
  const rest = minDecimals ? digits.slice(-2) : digits.slice(-2).replace(/0+$/, '')
  return (value < 0 ? '-' : '') + whole + (rest && decimal + rest)
}

/** A quantity with at most two decimals: `1.234,5`. */
export const formatNumber = (value: number, locale: Locales) => format(value, locale, 0)

/** A quantity and its unit, with a non-breaking space: `1.296 MB`. */
export const formatQuantity = (value: number, unit: string, locale: Locales) =>
  `${formatNumber(value, locale)}\u00a0${unit}`

/** A number with exactly two decimals: `1.234,50`. */
export const formatHundredths = (value: number, locale: Locales) => format(value, locale, 2)

/** A count for a text: the number chooses the plural, and appears as `1.234`. */
export const countParams = (count: number, locale: Locales) => ({ count, shown: formatNumber(count, locale) })
