import { isEuro, type Price } from './price'

/** Sum in euro of what was charged; undefined where a price in another currency is among it. */
export function loadedCosts(entries: readonly { price?: Price | null | undefined }[]): number | undefined {
  let sum = 0
  for (const { price } of entries) {
    if (typeof price?.value !== 'number') continue
    if (!isEuro(price)) return undefined
    sum += price.value
  }
  return sum
}
