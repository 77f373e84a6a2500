import { daysUntil } from '../lib/dates'
import type { Allowance } from './tariffPeriod'

/** The share for each day until the end, in the allowance's unit; `undefined` without a rest or a later end. */
export function dailyShare({ balance, expiryDate }: Allowance, today: Date): number | undefined {
  const days = expiryDate ? daysUntil(expiryDate, today) : undefined
  if (days === undefined || days < 1 || typeof balance !== 'number' || balance <= 0) return undefined
  return balance / days
}
