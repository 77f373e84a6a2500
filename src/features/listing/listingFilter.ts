import type { ListingFilter, ListingType } from '../../../machines/listing.machine'
import type { Marks } from '../../domain/entryMarks'
import { parseApiDate } from '../../lib/formats/dates'
import { dayOfMonth, daysOfMonth } from '../../lib/months'

export const listingTypes = ['ALL', 'CALL', 'MESSAGE', 'DATA'] as const satisfies ListingType[]

/** What the customer chose. The marks and the day narrow the list to some of the loaded entries. */
export interface ListingChoice extends ListingFilter, Marks {
  /** The offered months, newest first, each as `2026-11`. */
  months: readonly string[]
  /** The day of the month whose entries the list shows; undefined shows all. */
  day: number | undefined
  /** The days next to it, in the same month and not in the future. */
  dayBefore: number | undefined
  dayAfter: number | undefined
  /** The date of issue of the bill that the listing explains. */
  billIssued: string | undefined
}

/** Reads a day of the month that is not in the future. */
function readDay(text: string | null, month: string, today: Date): number | undefined {
  const { lastDay } = daysOfMonth(month)
  const day = /^[1-9]\d?$/.test(text ?? '') ? Number(text) : 0
  const date = dayOfMonth(month, day)
  return day > 0 && date <= lastDay && date <= today ? day : undefined
}

/** The choices in the query of the address; invalid ones fall back to the default. */
export function choiceOf(query: URLSearchParams, months: readonly string[], today: Date): ListingChoice {
  const month = months.find((month) => month === query.get('month')) ?? months[0] ?? ''
  const day = readDay(query.get('day'), month, today)
  const dayAt = (distance: number) => readDay(String((day ?? Number.NaN) + distance), month, today)
  const bill = query.get('issued') ?? ''
  return {
    months,
    month,
    type: listingTypes.find((type) => type === query.get('type')) ?? 'ALL',
    day,
    dayBefore: dayAt(-1),
    dayAfter: dayAt(1),
    charged: query.has('charged'),
    abroad: query.has('abroad'),
    billIssued: parseApiDate(bill) && bill,
  }
}

/** A new choice; an empty text removes one. */
type ChoiceChange = Partial<Record<'month' | 'type' | 'day' | keyof Marks, string>>

/** The parts of the query after another choice. */
export function changedQuery(query: URLSearchParams, change: ChoiceChange): [string, string][] {
  // A day belongs to its month.
  const changes = { ...(change.month && { day: '' }), ...change }
  const selected = Object.entries({ ...Object.fromEntries(query), ...changes })
  return selected.filter(([, value]) => value)
}
