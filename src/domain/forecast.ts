import { type Allowance, hasSameEnd, type TariffPeriod, usedPartOf } from './tariffPeriod'

/** How long an allowance lasts, if its use continues as since the period began. */
export interface Forecast {
  /** To the end, `close` before it, or `short`: it covers less than three quarters of the remaining days. */
  tier: 'lasts' | 'close' | 'short'
  /** Whole days from today until it is used up, or until the period ends. */
  days: number
}

/** Days that must have passed before a forecast. */
const MIN_ELAPSED_DAYS = 3
/** Share of the remaining days. */
const SHORT_SHARE = 0.75

/** A linear forecast; `undefined` if the data does not allow one. */
export function forecastOf(
  account: Allowance,
  period: TariffPeriod | undefined,
  today: Date,
): Forecast | undefined {
  const amounts = usedPartOf(account)
  if (!amounts || !period || !hasSameEnd(period, account, today)) return undefined
  const { length, left } = period
  const elapsed = length - left
  if (elapsed < MIN_ELAPSED_DAYS || left < 1) return undefined
  const coveredDays = amounts.rest / (amounts.used / elapsed)
  const days = Math.floor(coveredDays)
  if (days >= left) return { tier: 'lasts', days: left }
  return { tier: coveredDays / left < SHORT_SHARE ? 'short' : 'close', days }
}
