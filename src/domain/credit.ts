import { isEuro, type Price } from './price'
import { renewsByItself } from './renewingTariff'

interface Tariff {
  name: string
  price?: Price | null | undefined
}

/**
 * Whether the balance covers a period of a prepaid tariff that renews automatically.
 * `null` for other tariffs, and if the balance or the price in euro is unknown.
 */
export function coversPeriod({ name, price }: Tariff, credit: number | null): boolean | null {
  const after = creditAfter({ price }, credit)
  return after === null || !renewsByItself(name) ? null : after >= 0
}

/** The balance minus a price, both in euro; negative if it is too low, `null` if unknown. */
export function creditAfter({ price }: Pick<Tariff, 'price'>, credit: number | null): number | null {
  if (credit === null || typeof price?.value !== 'number' || !isEuro(price)) return null
  return Math.round((credit - price.value) * 100) / 100
}
