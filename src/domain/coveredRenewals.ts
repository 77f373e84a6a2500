import { isEuro, type Price } from './price'

/**
 * How often a balance in euro covers a tariff of this price. `null` if not even once, or if the price
 * is unknown, zero, or not in euro.
 */
export function coveredRenewals(balance: number, price: Price | null | undefined): number | null {
  if (typeof price?.value !== 'number' || !isEuro(price)) return null
  // In cents: fractions of a cent must not cost a renewal.
  const cents = Math.round(price.value * 100)
  const count = cents > 0 ? Math.floor(Math.round(balance * 100) / cents) : 0
  return count >= 1 && Number.isFinite(count) ? count : null
}
