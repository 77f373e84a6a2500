import { type ItemAmount, uniqueAmountOf } from './itemAmount'
import type { ProjectedUse } from './projectedUse'

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
