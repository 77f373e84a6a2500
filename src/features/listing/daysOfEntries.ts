import { parseApiTime } from '../../lib/formats/dates'
import { daysOfMonth } from '../../lib/months'

interface Dated {
  date?: string | undefined
}

export interface LoadedEntries<Entry extends Dated> {
  entries: readonly Entry[]
  /** The day of the month of each entry; undefined without a date in the month. */
  days: ReturnType<typeof daysInMonth>
  /** As `2026-11`. */
  month: string
  now: Date
  /** No further page can add entries. */
  isComplete: boolean
}

/** The day of the month; none without a date or in another month. */
function dayInMonth(date: Date | string | undefined, firstDay: Date): number | undefined {
  const day = typeof date === 'string' ? parseApiTime(date)?.day : date
  const isInMonth = day?.getFullYear() === firstDay.getFullYear() && day.getMonth() === firstDay.getMonth()
  return isInMonth ? day.getDate() : undefined
}

/** For `days` of loaded entries. Ten thousand dates are read once, not at each choice. */
export function daysInMonth(entries: readonly Dated[], month: string): readonly (number | undefined)[] {
  const { firstDay } = daysOfMonth(month)
  return entries.map(({ date }) => dayInMonth(date, firstDay))
}

/** Today as a day of the month; 0 before the month, and above its length after it. */
export function todayInMonth(month: string, now: Date): number {
  const { firstDay, lastDay } = daysOfMonth(month)
  return now < firstDay ? 0 : (dayInMonth(now, firstDay) ?? lastDay.getDate() + 1)
}

/** The days of the loaded entries, whether they are newest first, and the newest day that can have any. */
function knownDays({ days, month, now }: Pick<LoadedEntries<Dated>, 'days' | 'month' | 'now'>) {
  const { lastDay } = daysOfMonth(month)
  const known = days.filter((day) => day !== undefined)
  const isNewestFirst = known.every((day, index) => day <= (known[index - 1] ?? day))
  return { known, isNewestFirst, newest: Math.min(todayInMonth(month, now), lastDay.getDate()) }
}

/**
 * Further pages may add entries up to this day: the oldest loaded one, or any if entries are not newest first; 0 if
 * none can follow.
 */
export function lastOpenDay(loaded: LoadedEntries<Dated>): number {
  if (loaded.isComplete) return 0
  const { known, isNewestFirst, newest } = knownDays(loaded)
  return isNewestFirst ? (known.at(-1) ?? newest) : known.reduce((last, day) => Math.max(last, day), newest)
}

/** The first and the last day of which entries are loaded; undefined if they are not newest first. */
export function loadedDays(loaded: LoadedEntries<Dated>): { from: number; to: number } | undefined {
  const { known, isNewestFirst, newest } = knownDays(loaded)
  const [first, last] = [known[0], known.at(-1)]
  return first && last && isNewestFirst ? { from: last, to: Math.max(first, newest) } : undefined
}

/** The loaded entries of a day, and whether none can follow. */
export function entriesOfDay<Entry extends Dated>(loaded: LoadedEntries<Entry>, day: number) {
  return {
    entries: loaded.entries.filter((_, index) => loaded.days[index] === day),
    isComplete: day > lastOpenDay(loaded),
  }
}
