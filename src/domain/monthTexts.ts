import type { TranslationFunctions } from '../../i18n/i18n-types'
import { inAustrian } from '../lib/austrian'
import { daysOfMonth } from '../lib/months'

/** The name of a month given as `2026-11`, without its year, in the case after "in": `November`, `novembru`. */
export const monthAfterIn = (month: string, { listing }: TranslationFunctions): string =>
  inAustrian(listing.monthsAfterIn().split(' ')[daysOfMonth(month).firstDay.getMonth()] ?? '')

/**
 * What is more or less than in a month given as `2026-10`: `3,70 € weniger als im Oktober`.
 *
 * @param amount the difference in words, without its sign
 */
export function differenceText(
  difference: number,
  amount: string,
  month: string,
  LL: TranslationFunctions,
): string {
  const { sameAs, lessThan, moreThan } = LL.listing
  const formatMessage = difference === 0 ? sameAs : difference < 0 ? lessThan : moreThan
  return formatMessage({ amount, month: monthAfterIn(month, LL) })
}
