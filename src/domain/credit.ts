import { renewsByItself } from './renewingTariff'

interface Tariff {
  name: string
  price?: { value?: number | null | undefined } | null | undefined
}

/**
 * Whether the balance covers a period of a prepaid tariff that renews by itself.
 * `null` for other tariffs, and where price or balance is not known.
 */
export function coversPeriod({ name, price }: Tariff, credit: number | null): boolean | null {
  if (!renewsByItself(name) || credit === null || typeof price?.value !== 'number') return null
  return credit >= price.value
}

/** What is left of the balance after the price, in euro; negative when it is not enough, `null` when not known. */
export function creditAfter({ price }: Pick<Tariff, 'price'>, credit: number | null): number | null {
  if (credit === null || typeof price?.value !== 'number') return null
  return Math.round((credit - price.value) * 100) / 100
}
