import { sumOfRounded } from '../lib/formats/numbers'
import { previousMonth } from '../lib/months'
import type { MonthlyTotal } from './billMonths'

export interface BillComparison {
  /** In euro: above zero if the newest bill is higher. */
  difference: number
  /** The month before, as `2026-10`. */
  month: string
}

/**
 * The difference of the newest bill to that of the calendar month before. Null if the months do not follow each
 * other, one of them has several bills, or an amount is unknown.
 *
 * @param months oldest first
 */
export function compareNewestBills(months: readonly MonthlyTotal[]): BillComparison | null {
  const [previous, newest] = months.slice(-2)
  if (!previous || !newest || previousMonth(newest.month) !== previous.month) return null
  if (previous.bills > 1 || newest.bills > 1 || previous.total === null || newest.total === null) return null
  return { difference: sumOfRounded(newest.total, -previous.total), month: previous.month }
}

/** The mean of months, in euro; null for fewer than three with a known amount. */
export function meanOfMonths(months: readonly MonthlyTotal[]): number | null {
  const totals = months.flatMap(({ total }) => (total === null ? [] : [total]))
  return totals.length < 3 ? null : sumOfRounded(...totals) / totals.length
}
