import { hundredthsOf, sumOfRounded } from '../lib/formats/numbers'
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
  return sumOfRounded(balance, -price.value)
}

/** The balance after a top-up; `null` without an amount within the limits. All in euro. */
export const balanceAfterTopUp = (
  balance: number,
  amount: number | null,
  { min, max }: { min: number; max: number },
): number | null => (amount !== null && amount >= min && amount <= max ? sumOfRounded(balance, amount) : null)

/**
 * How often a balance in euro covers a tariff of this price. `null` if not even once, or if the price
 * is unknown, zero, or not in euro.
 */
export function coveredRenewals(balance: number, price: Price | null | undefined): number | null {
  if (typeof price?.value !== 'number' || !isEuro(price)) return null
  // In cents: fractions of a cent must not cost a renewal.
  const cents = hundredthsOf(price.value)
  const count = cents > 0 ? Math.floor(hundredthsOf(balance) / cents) : 0
  return count >= 1 && Number.isFinite(count) ? count : null
}
