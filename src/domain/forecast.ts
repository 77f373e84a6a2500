import { type Allowance, hasSameEnd, type TariffPeriod } from './tariffPeriod'

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

export const isMoney = (unit: string | null | undefined) => /^\s*(€|eur|euro)\s*$/i.test(unit ?? '')

/** A linear forecast; `undefined` if the data does not allow one. */
export function forecastOf(
  account: Allowance,
  period: TariffPeriod | undefined,
  today: Date,
): Forecast | undefined {
  const { balance, initialBalance, unit } = account
  if (!period || !hasSameEnd(period, account, today) || isMoney(unit)) return undefined
  const { length, left } = period
  const elapsed = length - left
  if (elapsed < MIN_ELAPSED_DAYS || left < 1) return undefined
  if (typeof balance !== 'number' || typeof initialBalance !== 'number') return undefined
  if (initialBalance <= 0 || balance <= 0 || balance > initialBalance) return undefined
  const used = initialBalance - balance
  const coveredDays = used === 0 ? left : balance / (used / elapsed)
  const days = Math.floor(coveredDays)
  if (days >= left) return { tier: 'lasts', days: left }
  return { tier: coveredDays / left < SHORT_SHARE ? 'short' : 'close', days }
}
