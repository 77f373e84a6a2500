import { hasUnit, type ItemAmount, uniqueAmountOf } from '../../domain/itemAmount'
import { type Allowance, hasSameEnd, type TariffPeriod, usedPartOf } from '../../domain/tariffPeriod'

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
  allowances: readonly Allowance[],
  period: TariffPeriod | undefined,
  today: Date,
): ProjectedUse | undefined {
  if (!period) return undefined
  const { length, left } = period
  const elapsed = length - left
  if (elapsed < MIN_ELAPSED_DAYS) return undefined
  const periodAllowances = allowances.filter((allowance) => hasSameEnd(period, allowance, today))
  const matchesItem = (item: ItemAmount) => (allowance: Allowance) =>
    allowance.initialBalance === item.number && hasUnit(item, allowance.unit)
  const amounts = items.flatMap((item) => {
    const [allowance, another] = periodAllowances.filter(matchesItem(item))
    if (!allowance || another || items.filter((one) => matchesItem(one)(allowance)).length > 1) return []
    const part = usedPartOf(allowance)
    return part ? [roundAmount({ number: (part.used / elapsed) * length, unit: item.unit })] : []
  })
  return amounts.length > 0
    ? { length, elapsed, amounts, isComplete: amounts.length === items.length }
    : undefined
}

/** Whether a tariff includes what a customer uses: all of it, nearly all, or less. */
export type TariffFit = 'covers' | 'justBelow' | 'below'

/** Share of the use that is nearly all. */
const NEARLY_ALL_SHARE = 0.85

/**
 * The result for the scarcest item. `undefined` if an item has no number, or if a used amount has no item.
 * If the use of an item is unknown, the only possible result is that a tariff includes too little.
 */
export function tariffFitOf(
  items: readonly (ItemAmount | undefined)[],
  use: Pick<ProjectedUse, 'amounts' | 'isComplete'> | undefined,
): TariffFit | undefined {
  const knownItems = items.filter((item) => item !== undefined)
  if (!use || knownItems.length < items.length) return undefined
  let minShare = Number.POSITIVE_INFINITY
  for (const { number, unit } of use.amounts) {
    const item = uniqueAmountOf(unit, knownItems)
    if (!item) return undefined
    if (number > 0) minShare = Math.min(minShare, item.number / number)
  }
  if (minShare < NEARLY_ALL_SHARE) return 'below'
  if (!use.isComplete) return undefined
  return minShare >= 1 ? 'covers' : 'justBelow'
}
