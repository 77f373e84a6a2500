import { isEuro, type Price } from './price'
import { renewsAutomatically } from './renewingTariff'

interface Tariff {
  name: string
  price?: Price | null | undefined
}

/**
 * Whether the balance covers a period of a prepaid tariff that renews automatically.
 * `null` for other tariffs, and if the balance or the price in euro is unknown.
 */
export function coversPeriod({ name, price }: Tariff, balance: number | null): boolean | null {
  const remaining = balanceAfterPurchase({ price }, balance)
  return remaining === null || !renewsAutomatically(name) ? null : remaining >= 0
}

/** The balance minus a price, both in euro; negative if it is too low, `null` if unknown. */
export function balanceAfterPurchase(
  { price }: Pick<Tariff, 'price'>,
  balance: number | null,
): number | null {
  if (balance === null || typeof price?.value !== 'number' || !isEuro(price)) return null
  return Math.round((balance - price.value) * 100) / 100
}
