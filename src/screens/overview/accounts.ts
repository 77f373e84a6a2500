import type { ResourceAccount } from '../../api/types'
import { dailyShare, type Forecast, forecastOf, remainingShareOf } from '../../domain/forecast'
import type { Allowance, TariffPeriod } from '../../domain/tariffPeriod'
import { daysUntil } from '../../lib/dates'

/**
 * The rest of an account, in percent with one decimal, 0 to 100.
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

/** The values derived from an allowance, as far as its data allows. */
export interface Outlook {
  forecast: Forecast | undefined
  /** The daily share until it ends, in its unit. */
  perDay: number | undefined
  /** The remaining share of the period, for an allowance that ends with it. */
  mark: number | undefined
}

export const outlookOf = (account: Allowance, period: TariffPeriod | undefined, now: Date): Outlook => ({
  forecast: forecastOf(account, period, now),
  perDay: dailyShare(account, now),
  mark: remainingShareOf(account, period, now),
})

/** Amber only for an allowance that runs short. */
export const toneOf = (outlook: Outlook | undefined) =>
  outlook?.forecast?.tier === 'short' ? 'short' : 'data'

interface Item {
  account: ResourceAccount
  outlook: Outlook
  /** `null` without an initial balance to compare with. */
  percent: number | null
}
type Ring = Item & { percent: number }

const isRing = (item: Item): item is Ring => item.percent !== null
const isData = ({ account: { unit } }: Item) => /^\s*[gm]b\s*$/i.test(unit ?? '')
/** Days that an allowance lasts; without a forecast, it sorts last. */
const daysOf = ({ outlook: { forecast } }: Item) => forecast?.days ?? Number.MAX_SAFE_INTEGER

export interface ArrangedAccounts {
  ring: Ring | undefined
  meters: Item[]
  /** The item that runs short first, if any. */
  shortItem: Item | undefined
}

/**
 * The first data allowance, else the first of any kind, becomes the ring. The others become meters, the shortest
 * forecast first. A single account is a meter.
 */
export function arrangeAccounts(
  accounts: readonly ResourceAccount[],
  period: TariffPeriod | undefined,
  now: Date,
): ArrangedAccounts {
  const items = accounts.map((account) => ({
    account,
    outlook: outlookOf(account, period, now),
    percent: remainingPercent(account.balance, account.initialBalance),
  }))
  const rings = items.filter(isRing)
  const ring = items.length > 1 ? (rings.find(isData) ?? rings[0]) : undefined
  items.sort((one, other) => daysOf(one) - daysOf(other))
  return {
    ring,
    meters: items.filter((item) => item !== ring),
    shortItem: items.find(({ outlook }) => outlook.forecast?.tier === 'short'),
  }
}

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
