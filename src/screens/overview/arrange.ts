import type { ResourceAccount } from '../../api/types'
import type { TariffPeriod } from '../../domain/tariffPeriod'
import { byForecast, type Outlook, outlookOf } from './outlook'
import { remainingPercent } from './remainingPercent'

export interface Item {
  account: ResourceAccount
  outlook: Outlook
  /** `null` where there is nothing to compare. */
  percent: number | null
}

type Ring = Item & { percent: number }

const isData = ({ account: { unit } }: Item) => /^\s*[gm]b\s*$/i.test(unit ?? '')
const isRing = (item: Item): item is Ring => item.percent !== null

/**
 * What is shown large and what in lines: the first allowance of data, else the first of anything, in a ring beside the others;
 * those with the shortest forecast first. One alone is a line.
 */
export function arrange(
  accounts: readonly ResourceAccount[],
  period: TariffPeriod | undefined,
  now: Date,
): { ring: Ring | undefined; meters: Item[] } {
  const items = accounts.map((account) => ({
    account,
    outlook: outlookOf(account, period, now),
    percent: remainingPercent(account.balance, account.initialBalance),
  }))
  const rings = items.filter(isRing)
  const ring = items.length > 1 ? (rings.find(isData) ?? rings[0]) : undefined
  return { ring, meters: items.filter((item) => item !== ring).sort(byForecast) }
}

/** The allowance that runs short soonest, if one does: how many days from today, and how many before the period ends. */
export function shortestOf(...of: Parameters<typeof arrange>) {
  const { ring, meters } = arrange(...of)
  const short = (ring ? [ring, ...meters] : meters)
    .sort(byForecast)
    .find(({ outlook }) => outlook.forecast?.tier === 'short')
  const { forecast, period } = short?.outlook ?? {}
  if (!short || !period || forecast?.tier !== 'short') return undefined
  return { name: short.account.name, ahead: forecast.days, before: period.left - forecast.days }
}
