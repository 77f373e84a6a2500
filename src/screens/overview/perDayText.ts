import type { Locales } from '../../../i18n/i18n-types'
import { formatNumber } from '../../lib/numbers'

/** Units with decimals; others, such as minutes and SMS, are whole. */
const DECIMAL_UNITS = /^\s*(gb|tb|€|eur|euro)\s*$/i

/** An amount per day with its unit: `0,51 GB`, `38 min`. `null` if it is unknown or too small to show. */
export function perDayText(
  perDay: number | undefined,
  unit: string | null | undefined,
  locale: Locales,
): string | null {
  if (perDay === undefined) return null
  const hasDecimals = DECIMAL_UNITS.test(unit ?? '')
  if (perDay < (hasDecimals ? 0.005 : 1)) return null
  const amount = formatNumber(hasDecimals ? perDay : Math.round(perDay), locale)
  return unit ? `${amount} ${unit}` : amount
}
