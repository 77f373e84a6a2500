import { type ItemAmount, itemAmountOf, onlyOneOf } from './itemAmount'
import { type Price, priceLabel } from './price'

export interface Offer {
  price?: Price | null | undefined
  durationLabel?: string | null | undefined
  descriptionItems?: readonly { title?: string | null; subtitle?: string | null }[] | undefined
}

/** What a tariff costs and holds more than the one in use, or less: then below zero. */
export interface TariffDifference {
  /** With the label of the price; `undefined` where one of both is not known. */
  price: { value: number; label: string } | undefined
  items: ItemAmount[]
}

/** An item that is seen, by its number; `undefined` in the place of one without. */
export const itemAmountsOf = ({ descriptionItems = [] }: Offer): (ItemAmount | undefined)[] =>
  descriptionItems.filter(({ title, subtitle }) => title || subtitle).map(({ title }) => itemAmountOf(title))

export const isKnown = <Known>(value: Known | undefined): value is Known => value !== undefined

/** In hundredths, which the subtraction of decimals may miss by a trace. */
const less = (one: number, other: number) => Math.round((one - other) * 100) / 100

function priceDifference(active: Offer, other: Offer): TariffDifference['price'] {
  const [now, then] = [active.price?.value, other.price?.value]
  const label = priceLabel(other.price)
  if (typeof now !== 'number' || typeof then !== 'number' || label === null) return undefined
  return priceLabel(active.price) === label ? { value: less(then, now), label } : undefined
}

/**
 * How a tariff differs from the one in use. `undefined` unless it could stand in its place: for as long, and with everything
 * that is counted in that one. A single kind does not tell a tariff from a package, which comes on top of one.
 */
export function tariffDifferenceOf(active: Offer, other: Offer): TariffDifference | undefined {
  if (!active.durationLabel || active.durationLabel !== other.durationLabel) return undefined
  const counted = itemAmountsOf(active).filter(isKnown)
  const offered = itemAmountsOf(other).filter(isKnown)
  const items = counted.flatMap(({ number, unit }) => {
    const item = onlyOneOf(unit, counted) && onlyOneOf(unit, offered)
    return item ? [{ number: less(item.number, number), unit }] : []
  })
  if (items.length < 2 || items.length < counted.length) return undefined
  return { price: priceDifference(active, other), items }
}
