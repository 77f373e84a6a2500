import { daysUntil } from '../lib/dates'
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

/** The share for each day until the end, in the allowance's unit; `undefined` without a rest or a later end. */
export function dailyShare({ balance, expiryDate }: Allowance, today: Date): number | undefined {
  const days = expiryDate ? daysUntil(expiryDate, today) : undefined
  if (days === undefined || days < 1 || typeof balance !== 'number' || balance <= 0) return undefined
  return balance / days
}

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
