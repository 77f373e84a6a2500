import type { ResourceAccount } from '../../api/types'
import type { TariffPeriod } from '../../domain/tariffPeriod'
import { daysUntil } from '../../lib/formats/dates'
import { dailyShare, type Forecast, forecastOf, isUsedUp } from './forecast'

/**
 * The rest of an allowance, in percent with one decimal, 0 to 100.
 * `null` if there is nothing to compare: no balance, or no initial balance above zero.
 */
export function remainingPercent(
  balance: number | null | undefined,
  initialBalance: number | null | undefined,
): number | null {
  if (typeof balance !== 'number' || typeof initialBalance !== 'number' || initialBalance <= 0) return null
  const percent = Math.round((balance / initialBalance) * 1000) / 10
  return Math.min(100, Math.max(0, percent))
}

/** An allowance, with the values that its data allows. */
export interface Item {
  allowance: ResourceAccount
  /** `null` without an initial balance to compare with. */
  percent: number | null
  forecast?: Forecast | undefined
  /** The daily share until it ends, in its unit. */
  perDay?: number | undefined
}

export const itemOf = (allowance: ResourceAccount): Item => ({
  allowance,
  percent: remainingPercent(allowance.balance, allowance.initialBalance),
})

/** Whether it ends before its period does. */
export const isShort = ({ allowance, forecast }: Item): boolean =>
  (forecast !== undefined && forecast.tier !== 'lasts') || isUsedUp(allowance)

/** Whether it ends long before its period does. */
export const isFarShort = ({ allowance, forecast }: Item): boolean =>
  forecast?.tier === 'short' || isUsedUp(allowance)

/** Days that an allowance lasts; without a forecast, it sorts last. */
const daysOf = ({ allowance, forecast }: Item) =>
  isUsedUp(allowance) ? -1 : (forecast?.days ?? Number.MAX_SAFE_INTEGER)

/** Allowances with their forecasts, the shortest first. */
export const arrangeAllowances = (
  allowances: readonly ResourceAccount[],
  period: TariffPeriod | undefined,
  now: Date,
): Item[] =>
  allowances
    .map((allowance) => ({
      ...itemOf(allowance),
      ...{ forecast: forecastOf(allowance, period, now), perDay: dailyShare(allowance, now) },
    }))
    .sort((one, other) => daysOf(one) - daysOf(other))

/** Percent of the initial balance. */
const LOW_PERCENT = 10
/** Days until the end of an allowance. */
const EXPIRES_SOON_DAYS = 3

/** Warnings about an allowance that is nearly used up or over. */
export function warningsOf({ balance, initialBalance, expiryDate }: ResourceAccount, now: Date) {
  const percent = remainingPercent(balance, initialBalance)
  const days = daysUntil(expiryDate, now)
  return {
    isRunningLow: percent !== null && percent < LOW_PERCENT,
    /** Days until it expires, if these are few. */
    expiresInDays: days !== undefined && days >= 0 && days <= EXPIRES_SOON_DAYS ? days : null,
  }
}
