import type { ResourceAccount } from '../../api/types'
import type { TariffPeriod } from '../../domain/tariffPeriod'
import { type Outlook, outlookOf } from './outlook'
import { remainingPercent } from './remainingPercent'

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
