/**
 * Milliseconds from which the browser's clock counts as wrong. Smaller differences are not corrected: the header has
 * only seconds, an answer may take 20 seconds, and servers differ by a minute or two.
 */
const CLOCK_TOLERANCE_MS = 5 * 60_000

/** The only form of the header that servers may send; `Date.parse` accepts nearly anything. */
const HTTP_DATE = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * How far the provider's clock is ahead of the browser's, by the `Date` header of a new answer;
 * 0 if they agree, `undefined` if the header is missing or not readable.
 */
export function clockOffset(date: string | null, now: number): number | undefined {
  if (date === null || !HTTP_DATE.test(date)) return undefined
  const offset = Date.parse(date) - now
  if (Number.isNaN(offset)) return undefined
  return Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : offset
}
