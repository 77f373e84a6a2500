/** Possible tops of a scale, in powers of ten: half of each has no more digits than it. */
const ROUND_TOPS = [1, 2, 3, 4, 5, 6, 8, 10]
const EVEN_TOPS = ROUND_TOPS.filter((top) => top % 2 === 0)

/** The top of a scale for amounts up to this one, above 0: a round number whose half is also round. */
export function chartTop(highest: number): number {
  const power = Math.max(Math.floor(Math.log10(highest)), -2)
  const mantissa = highest / 10 ** power
  const top = (power > 0 ? ROUND_TOPS : EVEN_TOPS).find((step) => step >= mantissa) ?? 10
  // A product with a power below 1 would have the digits of a binary fraction.
  return power < 0 ? top / 10 ** -power : top * 10 ** power
}
