import type { ResourceAccount } from '../../api/types'
import type { TariffPeriod } from '../../domain/tariffPeriod'
import { type Outlook, outlookOf } from './outlook'
import { remainingPercent } from './remainingPercent'

interface Item {
  account: ResourceAccount
  outlook: Outlook
  /** `null` where there is nothing to compare. */
  percent: number | null
}
type Ring = Item & { percent: number }

const isRing = (item: Item): item is Ring => item.percent !== null
const isData = ({ account: { unit } }: Item) => /^\s*[gm]b\s*$/i.test(unit ?? '')
/** Days that an allowance lasts; where nothing can be foretold, more than any. */
const daysOf = ({ outlook: { forecast } }: Item) => forecast?.days ?? Number.MAX_SAFE_INTEGER

export interface Arranged {
  ring: Ring | undefined
  meters: Item[]
  /** The one that runs short soonest, if one does. */
  short: Item | undefined
}

/**
 * What is shown large and what in lines: the first allowance of data, else the first of anything, in a ring beside the others;
 * those with the shortest forecast first. One alone is a line.
 */
export function arrange(
  accounts: readonly ResourceAccount[],
  period: TariffPeriod | undefined,
  now: Date,
): Arranged {
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
    short: items.find(({ outlook }) => outlook.forecast?.tier === 'short'),
  }
}
