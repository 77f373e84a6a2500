import { daysUntil, futureDay } from '../lib/dates'

/**
 * The earliest day on which an ordinary cancellation of today can end a contract: the end of the binding period or of
 * the notice period, whichever is later. Undefined if the portal does not know it for certain.
 */
export function earliestEnd(
  bindingEndDate: string | null | undefined,
  /** Empty if the deployment does not name it. */
  noticeDays: string,
  now: Date,
): Date | undefined {
  const boundDays = bindingEndDate ? daysUntil(bindingEndDate, now) : 0
  if (boundDays === undefined) return undefined
  const isNoticeKnown = /^\d{1,4}$/.test(noticeDays)
  if (boundDays <= 0 && !isNoticeKnown) return undefined
  return futureDay(Math.max(boundDays, isNoticeKnown ? Number(noticeDays) : 0), now)
}
