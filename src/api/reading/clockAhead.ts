/**
 * Milliseconds from which on the browser's clock is plainly wrong. Below, nothing is corrected: the header knows seconds
 * alone, an answer may be 20 seconds on its way, and servers themselves differ by a minute or two.
 */
const PLAINLY_WRONG = 5 * 60_000

/** The one form in which a server may write the header; `Date.parse` makes a day of nearly anything. */
const httpDate = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * How far the provider's clock, as the `Date` header of an answer that has just come tells it, is ahead of the browser's;
 * 0 where they agree, `undefined` where the header tells nothing.
 */
export function clockAhead(date: string | null, now: number): number | undefined {
  if (date === null || !httpDate.test(date)) return undefined
  const ahead = Date.parse(date) - now
  if (Number.isNaN(ahead)) return undefined
  return Math.abs(ahead) < PLAINLY_WRONG ? 0 : ahead
}
