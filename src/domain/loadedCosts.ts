import { isEuro, type Price } from './price'

/** Sum of the charges in euro; undefined if one is in another currency. */
export function loadedCosts(entries: readonly { price?: Price | null | undefined }[]): number | undefined {
  let sum = 0
  for (const { price } of entries) {
    if (typeof price?.value !== 'number') continue
    if (!isEuro(price)) return undefined
    sum += price.value
  }
  return sum
}
