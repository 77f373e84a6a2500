import type { ListingEntry } from '../../api/types'
import { hundredthsOf } from '../../lib/formats/numbers'

const MINUTES = /^min(\.|uten?|uta?)?$/i

/**
 * What a minute of a call has cost, in the currency of its price. `undefined` unless the price is exactly that of two
 * or more whole minutes: a rounded figure would not explain it.
 */
export function minutePriceOf({ price, usedUnits, unit }: ListingEntry): number | undefined {
  const cents = hundredthsOf(price?.value ?? 0)
  if (!usedUnits || !Number.isInteger(usedUnits) || usedUnits < 2 || !MINUTES.test(unit ?? ''))
    return undefined
  // A price with more decimals than its cents is not exact.
  return cents > 0 && cents / 100 === price?.value && cents % usedUnits === 0
    ? cents / usedUnits / 100
    : undefined
}
