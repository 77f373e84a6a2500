import type { ResourceAccount, Tariff } from '../../../api/types'
import { hasUnit, uniqueAmountOf } from '../../../domain/itemAmount'
import { countedItemsOf } from '../../../domain/tariffDifference'
import { addsTo } from '../renewal/helpfulPackage'
import { type BurnDown, endsEarly } from './burnDown'

/** A package that makes an allowance last. */
export interface Remedy {
  tariff: Tariff
  /** What it adds, in the unit of the allowance. */
  amount: number
}

/** The only amount of a package in this unit. */
function amountOf(offer: Tariff, unit: string | null | undefined): number | undefined {
  const amounts = countedItemsOf(offer).filter((item) => hasUnit(item, unit))
  return uniqueAmountOf(amounts[0]?.unit ?? '', amounts)?.number
}

/** The cheapest package with which an allowance that runs short lasts until its end; undefined without one. */
export function remedyOf(
  packages: readonly Tariff[],
  allowance: ResourceAccount,
  burnDown: BurnDown,
): Remedy | undefined {
  if (!endsEarly(burnDown)) return undefined
  const [cheapest] = packages
    .filter((offer) => addsTo(offer, allowance) && typeof offer.price?.value === 'number')
    .map((tariff) => ({ tariff, amount: amountOf(tariff, allowance.unit) ?? 0 }))
    .filter(({ amount }) => !endsEarly(burnDown, amount))
    .sort((one, other) => (one.tariff.price?.value ?? 0) - (other.tariff.price?.value ?? 0))
  return cheapest
}
