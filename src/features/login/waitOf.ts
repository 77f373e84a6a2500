/** A longer wait is more likely a mistake of the server. */
const LONGEST_MS = 3_600_000

/** How long to wait by `Retry-After`, in milliseconds: seconds, or a date by the clock of the server. */
export function waitOf(headers: Headers, now: number): number | undefined {
  const value = headers.get('Retry-After') ?? ''
  const date = Date.parse(headers.get('Date') ?? '') || now
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - date
  return wait > 0 && wait <= LONGEST_MS ? wait : undefined
}
