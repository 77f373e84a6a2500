import { type Allowance, hasSameEnd, type TariffPeriod } from './tariffPeriod'

/** The remaining share of the period, 0 to 1, for an allowance that ends with it; `undefined` for any other. */
export function remainingShareOf(
  account: Allowance,
  period: TariffPeriod | undefined,
  today: Date,
): number | undefined {
  if (!period || !hasSameEnd(period, account, today)) return undefined
  // A provider may or may not count today: a whole period plus a day still counts as a whole one.
  return Math.min(1, period.left / period.length)
}
