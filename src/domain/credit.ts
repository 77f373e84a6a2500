import { isEuro, type Price } from './price'
import { renewsByItself } from './renewingTariff'

interface Tariff {
  name: string
  price?: Price | null | undefined
}

/**
 * Whether the balance covers a period of a prepaid tariff that renews by itself.
 * `null` for other tariffs, and where the balance or the price in euro is not known.
 */
export function coversPeriod({ name, price }: Tariff, credit: number | null): boolean | null {
  const after = creditAfter({ price }, credit)
  return after === null || !renewsByItself(name) ? null : after >= 0
}

/** What is left of the balance after a price, both in euro; negative when it is not enough, `null` when not known. */
export function creditAfter({ price }: Pick<Tariff, 'price'>, credit: number | null): number | null {
  if (credit === null || typeof price?.value !== 'number' || !isEuro(price)) return null
  return Math.round((credit - price.value) * 100) / 100
}
