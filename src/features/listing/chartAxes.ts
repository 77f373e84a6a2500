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

/** Minimum days between two numbers, so that they do not touch. */
const MIN_DISTANCE_DAYS = 3

/** The days with a number under a chart: every seventh, and today, which replaces one that is too near. */
export function axisDays(length: number, today: number): number[] {
  const weekly = [1, 8, 15, 22, 29].filter((day) => day <= length)
  if (today < 1 || today > length) return weekly
  return [...weekly.filter((day) => Math.abs(day - today) >= MIN_DISTANCE_DAYS), today]
}
