import { type ItemAmount, onlyOneOf } from './itemAmount'
import type { ProjectedUse } from './projectedUse'

/** Whether a tariff holds as much as a customer uses: all of it, nearly, or less. */
export type TariffFit = 'covers' | 'justBelow' | 'below'

/** Share of the use that is nearly all of it. */
const NEARLY = 0.85

/**
 * The judgement of the item that is scarcest. `undefined` where an item has no number, or where something that is used has no
 * item of its own. Where the use of an item is not known, it can only be told that a tariff holds too little.
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
