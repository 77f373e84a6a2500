import { daysUntil } from '../lib/formats/dates'
import { isEuroSign } from '../lib/formats/euroSign'

/** Time and amounts are derived from it. */
export interface Allowance {
  balance?: number | null
  initialBalance?: number | null
  unit?: string | null
  unlimited?: boolean
  /** The last day, as day.month.year. */
  expiryDate?: string | null
}

/** The period that a customer has paid for. */
export interface TariffPeriod {
  /** Days of the whole period. */
  length: number
  /** Days from today to its end. */
  left: number
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

/**
 * The period, if this allowance of a tariff counts its days: its rest then matches its end, with a tolerance of a day.
 * `undefined` for any other allowance, and for a period that is over.
 */
export function tariffPeriodOf(allowance: Allowance, today: Date): TariffPeriod | undefined {
  const { balance, initialBalance: length, expiryDate } = allowance
  const left = daysUntil(expiryDate, today)
  if (left === undefined || left < 0 || !isNumber(balance) || !isNumber(length) || length <= 0)
    return undefined
  return Math.abs(balance - left) <= 1 ? { length, left } : undefined
}

/** Whether an allowance ends on the last day of the period. */
export const hasSameEnd = (period: TariffPeriod, { expiryDate }: Allowance, today: Date): boolean =>
  daysUntil(expiryDate, today) === period.left

/** What is used of an allowance other than money, and its rest. Once it is used up, the real need is unknown. */
export function usedPartOf({
  balance,
  initialBalance,
  unit,
}: Allowance): { used: number; rest: number } | undefined {
  if (!isNumber(balance) || !isNumber(initialBalance) || isEuroSign(unit)) return undefined
  return balance > 0 && balance <= initialBalance
    ? { used: initialBalance - balance, rest: balance }
    : undefined
}
