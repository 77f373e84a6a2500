import { sumOfRounded } from '../../lib/formats/numbers'
import type { UsageByDay } from './usageByDay'

export interface MonthComparison {
  /** In the unit of the usage: above zero if it is higher than in the month before. */
  difference: number
  /** The last compared day; undefined if both months are over. */
  upTo: number | undefined
}

const sumOf = ({ days }: UsageByDay, upTo: number) =>
  days.reduce((sum, { day, units }) => (day <= upTo ? sum + units : sum), 0)
const isComplete = ({ days }: UsageByDay, upTo: number) =>
  days.every(({ day, state }) => day > upTo || state === 'full')

/**
 * Compares a month with the one before: both as a whole, or for a running month the days that are over with the
 * same days before. Undefined if one of these days is not fully loaded, or the units differ.
 */
export function compareMonths(month: UsageByDay, previous: UsageByDay): MonthComparison | undefined {
  if (month.unit !== previous.unit) return undefined
  const isOver = month.today > month.days.length
  const last = isOver ? month.days.length : month.today - 1
  const lastOfPrevious = isOver ? previous.days.length : Math.min(last, previous.days.length)
  if (last < 1 || !isComplete(month, last) || !isComplete(previous, lastOfPrevious)) return undefined
  return {
    difference: sumOfRounded(sumOf(month, last), -sumOf(previous, lastOfPrevious)),
    upTo: isOver ? undefined : last,
  }
}
