import { sumOfRounded } from '../lib/formats/numbers'
import { type ItemAmount, itemAmountOf, uniqueAmountOf } from './itemAmount'
import { type Price, priceLabel } from './price'

export interface Offer {
  price?: Price | null | undefined
  durationLabel?: string | null | undefined
  descriptionItems?: readonly { title?: string | null; subtitle?: string | null }[] | undefined
}

/** How much more a tariff costs and includes than the one in use; below zero if less. */
export interface TariffDifference {
  /** With its label; `undefined` if a price is unknown or the labels differ. */
  price: { value: number; label: string } | undefined
  items: ItemAmount[]
}

/** The amount of each visible item; `undefined` for an item without a number. */
export const itemAmountsOf = ({ descriptionItems = [] }: Offer): (ItemAmount | undefined)[] =>
  descriptionItems.filter(({ title, subtitle }) => title || subtitle).map(({ title }) => itemAmountOf(title))

export const countedItemsOf = (offer: Offer): ItemAmount[] =>
  itemAmountsOf(offer).filter((amount) => amount !== undefined)

function priceDifference(active: Offer, other: Offer): TariffDifference['price'] {
  const [activePrice, otherPrice] = [active.price?.value, other.price?.value]
  const label = priceLabel(other.price)
  if (typeof activePrice !== 'number' || typeof otherPrice !== 'number' || label === null) return undefined
  return priceLabel(active.price) === label
    ? { value: sumOfRounded(otherPrice, -activePrice), label }
    : undefined
}

/**
 * How a tariff differs from the one in use. `undefined` unless it could replace it: it has the same duration and every
 * counted item of that one. One item alone does not distinguish a tariff from a package, which is added to a tariff.
 */
export function tariffDifferenceOf(active: Offer, other: Offer): TariffDifference | undefined {
  if (!active.durationLabel || active.durationLabel !== other.durationLabel) return undefined
  const activeAmounts = countedItemsOf(active)
  const otherAmounts = countedItemsOf(other)
  const items = activeAmounts.flatMap(({ number, unit }) => {
    const item = uniqueAmountOf(unit, activeAmounts) && uniqueAmountOf(unit, otherAmounts)
    return item ? [{ number: sumOfRounded(item.number, -number), unit }] : []
  })
  if (items.length < 2 || items.length < activeAmounts.length) return undefined
  return { price: priceDifference(active, other), items }
}
