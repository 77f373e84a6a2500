import type { Locales } from '../../../i18n/i18n-types'
import { languages } from '../../../i18n/languages.gen'
import { isolate } from './isolate'

/**
 * A number in hundredths, rounded half away from zero by its digits, as `Intl` does: 1.005 becomes 101, but a product
 * would be rounded twice.
 */
export function hundredthsOf(value: number): number {
  const text = String(Math.abs(value))
  // With an exponent, the digits differ: the number is below a hundredth, or has no decimals.
  if (text.includes('e')) return Math.trunc(value) * 100 + 0
  const [units, decimals = ''] = text.split('.')
  const thirdDecimal = Number(decimals[2] ?? 0)
  const hundredths = Number(units + decimals.slice(0, 2).padEnd(2, '0')) + (thirdDecimal < 5 ? 0 : 1)
  return value < 0 ? 0 - hundredths : hundredths
}

/** The sum of numbers as they appear, each with at most two decimals. */
export const sumOfRounded = (...values: readonly number[]): number =>
  values.reduce((sum, value) => sum + hundredthsOf(value), 0) / 100

/** The sum of decimals, without the errors of binary fractions: 0.1 and 0.2 are 0.3. */
export const exactSum = (values: readonly number[]): number =>
  Number(values.reduce((sum, value) => sum + value, 0).toPrecision(12))

/**
 * A number with two decimals, or with at most two, exactly as `Intl` writes it. It avoids `Intl`, whose first format
 * takes a slow phone 50 ms, before the first figure.
 */
function format(value: number, locale: Locales, minDecimals: 0 | 2): string {
  const hundredths = Math.abs(hundredthsOf(value))
  if (!Number.isSafeInteger(hundredths))
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

/** A formatted number and its unit, with a space that does not break: `1.296 MB`, `14,90 €`, in English `€14.90`. */
export const withUnit = (number: string, unit: string, locale: Locales): string =>
  languages[locale].euroFirst && unit.startsWith('€')
    ? number.replace(/^-?/, '$&€') + unit.slice(1)
    : `${number}\u00a0${isolate(unit)}`

/** A quantity and its unit: `1.296 MB`. */
export const formatQuantity = (value: number, unit: string, locale: Locales) =>
  withUnit(formatNumber(value, locale), unit, locale)

/** A number with exactly two decimals: `1.234,50`. */
export const formatHundredths = (value: number, locale: Locales) => format(value, locale, 2)

/** A count for a text: the number chooses the plural, and appears as `1.234`. */
export const countParams = (count: number, locale: Locales) => ({ count, shown: formatNumber(count, locale) })
