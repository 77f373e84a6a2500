import { isEuro, type Price } from './price'

/**
 * How often a tariff of this price is renewed from a balance in euro. `null` where that is not even once, and where the price
 * is not known, is nothing, or is in anything but euro.
 */
export function coveredRenewals(balance: number, price: Price | null | undefined): number | null {
  if (typeof price?.value !== 'number' || !isEuro(price)) return null
  // In cents: thirds of a cent are not to cost a renewal.
  const cents = Math.round(price.value * 100)
  const count = cents > 0 ? Math.floor(Math.round(balance * 100) / cents) : 0
  return count >= 1 && Number.isFinite(count) ? count : null
}
