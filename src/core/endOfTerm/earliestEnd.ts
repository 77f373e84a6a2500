import { daysUntil, futureDay } from '../../lib/formats/dates'

/** Undefined if the deployment does not name a number of days. */
const parseNotice = (days: string) => (/^\d{1,4}$/.test(days) ? Number(days) : undefined)

/**
 * The earliest day on which an ordinary cancellation of today can end a contract: the end of the binding period or of
 * the notice period, whichever is later. Undefined if the portal does not know it for certain.
 */
export function earliestEnd(
  bindingEndDate: string | null | undefined,
  noticeDays: string,
  now: Date,
): Date | undefined {
  const boundDays = bindingEndDate ? daysUntil(bindingEndDate, now) : 0
  if (boundDays === undefined) return undefined
  const notice = parseNotice(noticeDays)
  if (boundDays <= 0 && notice === undefined) return undefined
  return futureDay(Math.max(boundDays, notice ?? 0), now)
}

/**
 * The last day on which a cancellation ends a contract with its binding period. Undefined if it is past, or unknown
 * without both.
 */
export function lastNoticeDay(
  bindingEndDate: string | null | undefined,
  noticeDays: string,
  now: Date,
): Date | undefined {
  const boundDays = daysUntil(bindingEndDate, now)
  const notice = parseNotice(noticeDays)
  if (boundDays === undefined || notice === undefined || boundDays < notice) return undefined
  return futureDay(boundDays - notice, now)
}
