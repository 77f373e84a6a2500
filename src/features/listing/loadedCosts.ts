import { isEuro, type Price } from '../../domain/price'
import { parseApiTime } from '../../lib/formats/dates'
import { exactSum } from '../../lib/formats/numbers'

/** Sum of the charges in euro; undefined if one is in another currency. */
export function loadedCosts(entries: readonly { price?: Price | null | undefined }[]): number | undefined {
  const prices = entries.flatMap(({ price }) => (typeof price?.value === 'number' ? [price] : []))
  return prices.every(isEuro) ? exactSum(prices.map(({ value }) => value ?? 0)) : undefined
}

interface DayStart {
  date: Date
  /** Cost of the day in euro; undefined if entries may be missing, or a price is not in euro. */
  costs: number | undefined
}

interface ChargedEntry {
  date?: string | undefined
  price?: Price | null | undefined
}

/** The first entry of each stretch of a day, by its index; an entry without a readable day starts none. */
export function dayStarts(entries: readonly ChargedEntry[], isComplete: boolean): Map<number, DayStart> {
  const days = entries.map(({ date }) => (date ? parseApiTime(date)?.day : undefined))
  const startIndexes = days.flatMap((day, index) =>
    day && day.getTime() !== days[index - 1]?.getTime() ? [index] : [],
  )
  // If a day has two stretches, or an entry may be of any day, no day is complete.
  const areDaysComplete = days.every((day, index) => day && (index === 0 || day <= (days[index - 1] ?? day)))
  const starts = new Map<number, DayStart>()
  for (const [nth, index] of startIndexes.entries()) {
    const end = startIndexes[nth + 1]
    const date = days[index]
    const isDayComplete = areDaysComplete && (isComplete || end !== undefined)
    if (date)
      starts.set(index, { date, costs: isDayComplete ? loadedCosts(entries.slice(index, end)) : undefined })
  }
  return starts
}
