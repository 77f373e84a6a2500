import type { MonthlyTotal } from './billMonths'

/** Half a cent: amounts that differ by less are equal. */
const SAME = 0.005

export interface BillComparison {
  /** In euro: above zero if the newest bill is higher. */
  difference: number
  /** The month before, as `2026-10`. */
  month: string
}

const isNext = (one: string, other: string) => {
  const [year = 0, month = 0] = one.split('-').map(Number)
  return other === `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}`
}

/**
 * The difference of the newest bill to that of the calendar month before. Null if the months do not follow each
 * other, one of them has several bills, or an amount is unknown.
 *
 * @param months oldest first
 */
export function compareNewest(months: readonly MonthlyTotal[]): BillComparison | null {
  const [before, newest] = months.slice(-2)
  if (!before || !newest || !isNext(before.month, newest.month)) return null
  if (before.bills > 1 || newest.bills > 1 || before.total === null || newest.total === null) return null
  const difference = newest.total - before.total
  return { difference: Math.abs(difference) < SAME ? 0 : difference, month: before.month }
}

/** The mean of months, in euro; null for fewer than three with a known amount. */
export function meanOfMonths(months: readonly MonthlyTotal[]): number | null {
  const totals = months.flatMap(({ total }) => (total === null ? [] : [total]))
  return totals.length < 3 ? null : totals.reduce((sum, total) => sum + total, 0) / totals.length
}
