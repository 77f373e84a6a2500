import { hasUnit, type ItemAmount } from './itemAmount'
import { type Allowance, hasSameEnd, type TariffPeriod, usedPartOf } from './tariffPeriod'

/** The use of a whole period, if it continues as since the period began. */
export interface ProjectedUse {
  /** Days of the period. */
  length: number
  /** Days that it is based on. */
  elapsed: number
  /** In the units of the tariff's items. */
  amounts: ItemAmount[]
  /** Whether it covers every item. */
  isComplete: boolean
}

/** Days that must have passed before a projection. */
const MIN_ELAPSED_DAYS = 5

/** Minutes and megabytes are rounded to tens. */
const ROUNDED_TO_TENS = /^(min|mb\b)/i

const roundAmount = ({ number, unit }: ItemAmount): ItemAmount => {
  const step = ROUNDED_TO_TENS.test(unit) ? 10 : 1
  return { number: Math.round(number / step) * step, unit }
}

/**
 * The projected use of each item of the tariff in use that only one allowance of the period matches.
 * `undefined` if it is unknown for all items.
 */
export function projectedUseOf(
  items: readonly ItemAmount[],
  accounts: readonly Allowance[],
  period: TariffPeriod | undefined,
  today: Date,
): ProjectedUse | undefined {
  if (!period) return undefined
  const { length, left } = period
  const elapsed = length - left
  if (elapsed < MIN_ELAPSED_DAYS) return undefined
  const periodAccounts = accounts.filter((account) => hasSameEnd(period, account, today))
  const matchesItem = (item: ItemAmount) => (account: Allowance) =>
    account.initialBalance === item.number && hasUnit(item, account.unit)
  const amounts = items.flatMap((item) => {
    const [account, another] = periodAccounts.filter(matchesItem(item))
    if (!account || another || items.filter((one) => matchesItem(one)(account)).length > 1) return []
    const part = usedPartOf(account)
    return part ? [roundAmount({ number: (part.used / elapsed) * length, unit: item.unit })] : []
  })
  return amounts.length > 0
    ? { length, elapsed, amounts, isComplete: amounts.length === items.length }
    : undefined
}
