import type { ResourceAccount } from '../../api/types'
import { daysUntil } from '../../lib/dates'
import { remainingPercent } from './remainingPercent'

/** EUR; below it, prepaid customers get a reminder to top up. */
export const LOW_BALANCE_EUR = 5
/** Percent of the initial balance. */
const LOW_PERCENT = 10
/** Days until the end of an account. */
const EXPIRES_SOON_DAYS = 3

/** Warnings about an account that is nearly used up or over. */
export function warningsOf({ balance, initialBalance, expiryDate }: ResourceAccount, now: Date) {
  const percent = remainingPercent(balance, initialBalance)
  const days = expiryDate ? daysUntil(expiryDate, now) : undefined
  return {
    isRunningLow: percent !== null && percent < LOW_PERCENT,
    /** Days until it expires, if these are few. */
    expiresInDays: days !== undefined && days >= 0 && days <= EXPIRES_SOON_DAYS ? days : null,
  }
}
