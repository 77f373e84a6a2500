import { type Allowance, endsWith, type TariffPeriod } from './tariffPeriod'

/** Which share of the period is left, 0 to 1, for an allowance that ends with it; `undefined` for any other. */
export function timeMarkOf(
  account: Allowance,
  period: TariffPeriod | undefined,
  today: Date,
): number | undefined {
  if (!period || !endsWith(period, account, today)) return undefined
  // A provider may count today, or not: a whole period and a day is still no more than a whole one.
  return Math.min(1, period.left / period.length)
}
