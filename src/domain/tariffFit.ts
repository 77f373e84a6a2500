import { type ItemAmount, onlyOneOf } from './itemAmount'
import type { ProjectedUse } from './projectedUse'

/** Whether a tariff includes what a customer uses: all of it, nearly all, or less. */
export type TariffFit = 'covers' | 'justBelow' | 'below'

/** Share of the use that is nearly all. */
const NEARLY = 0.85

/**
 * The result for the scarcest item. `undefined` if an item has no number, or if a used amount has no item.
 * If the use of an item is unknown, the only possible result is that a tariff includes too little.
 */
export function tariffFitOf(
  items: readonly (ItemAmount | undefined)[],
  use: Pick<ProjectedUse, 'amounts' | 'isWhole'> | undefined,
): TariffFit | undefined {
  const known = items.filter((item) => item !== undefined)
  if (!use || known.length < items.length) return undefined
  let least = Number.POSITIVE_INFINITY
  for (const { number, unit } of use.amounts) {
    const item = onlyOneOf(unit, known)
    if (!item) return undefined
    if (number > 0) least = Math.min(least, item.number / number)
  }
  if (least < NEARLY) return 'below'
  if (!use.isWhole) return undefined
  return least >= 1 ? 'covers' : 'justBelow'
}
