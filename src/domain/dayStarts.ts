import { parseWireTime } from '../lib/dates'
import { loadedCosts } from './loadedCosts'
import type { Price } from './price'

export interface DayStart {
  date: Date
  /** Euro that the day cost; undefined where more of it may come or be missing, or it is not in euro alone. */
  costs: number | undefined
}

interface Charged {
  date?: string | undefined
  price?: Price | null | undefined
}

/** The first entry of each stretch of a day, by its place in the list; an entry without a readable day begins none. */
export function dayStarts(entries: readonly Charged[], isComplete: boolean): Map<number, DayStart> {
  const days = entries.map(({ date }) => (date ? parseWireTime(date)?.day : undefined))
  const begins = days.flatMap((day, index) =>
    day && day.getTime() !== days[index - 1]?.getTime() ? [index] : [],
  )
  // A day in two stretches, or an entry that may be of any day: no day is known whole.
  const areWhole = days.every((day, index) => day && (index === 0 || day <= (days[index - 1] ?? day)))
  const starts = new Map<number, DayStart>()
  for (const [nth, index] of begins.entries()) {
    const end = begins[nth + 1]
    const date = days[index]
    const isWhole = areWhole && (isComplete || end !== undefined)
    if (date) starts.set(index, { date, costs: isWhole ? loadedCosts(entries.slice(index, end)) : undefined })
  }
  return starts
}
