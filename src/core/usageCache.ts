import { createAnswerCache } from './answerCache'

export interface DayUsage {
  /** 1 to 31. */
  day: number
  /** Sum of the used units that are loaded. */
  units: number
  /** All is loaded; some is, and more may come; none is, but some may come; or the day is in the future. */
  state: 'full' | 'open' | 'unknown' | 'future'
}

export interface UsageByDay {
  unit: string
  /** Each day of the month. */
  days: DayUsage[]
  /** The day of the month that is today; 0 before the month, and above its length after it. */
  today: number
}

/** The use that the customer has viewed in this visit, by `usageKey`. */
export const usageCache = createAnswerCache<UsageByDay>()

/** Of a contract, a month as `2026-11`, and a kind of use. */
export const usageKey = (productId: string, month: string, kind: string): string =>
  `${productId} ${month} ${kind}`
