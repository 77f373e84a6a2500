import { type Allowance, hasSameEnd, type TariffPeriod, usedPartOf } from '../../domain/tariffPeriod'
import { daysUntil } from '../../lib/formats/dates'

/** How long an allowance lasts, if its use continues as since the period began. */
export interface Forecast {
  /** Whether it lasts until the period ends, nearly does, or ends in the first three quarters of what is left. */
  tier: 'lasts' | 'nearly' | 'short'
  /** Whole days from today until it is used up, or until the period ends. */
  days: number
  /** In its unit. */
  usedPerDay: number
}

/** The share of the days left from which an allowance nearly lasts. */
const NEARLY_SHARE = 0.75

/** Days that must have passed before a forecast. */
export const MIN_ELAPSED_DAYS = 3

/** Whether nothing is left of an initial amount. */
export const isUsedUp = ({ balance, initialBalance }: Allowance): boolean =>
  typeof balance === 'number' && balance <= 0 && typeof initialBalance === 'number' && initialBalance > 0

/** A linear forecast; `undefined` if the data does not allow one. */
export function forecastOf(
  allowance: Allowance,
  period: TariffPeriod | undefined,
  today: Date,
): Forecast | undefined {
  const amounts = usedPartOf(allowance)
  if (!amounts || !period || !hasSameEnd(period, allowance, today)) return undefined
  const { length, left } = period
  const elapsed = length - left
  if (elapsed < MIN_ELAPSED_DAYS || left < 1) return undefined
  const usedPerDay = amounts.used / elapsed
  const days = Math.floor(amounts.rest / usedPerDay)
  if (days >= left) return { tier: 'lasts', days: left, usedPerDay }
  return { tier: days / left < NEARLY_SHARE ? 'short' : 'nearly', days, usedPerDay }
}

/** The share for each day until the end, in the allowance's unit; `undefined` without a rest or a later end. */
export function dailyShare({ balance, expiryDate }: Allowance, today: Date): number | undefined {
  const days = daysUntil(expiryDate, today)
  if (days === undefined || days < 1 || typeof balance !== 'number' || balance <= 0) return undefined
  return balance / days
}
