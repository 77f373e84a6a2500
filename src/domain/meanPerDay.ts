import type { UsageByDay } from './usageByDay'

export interface MeanPerDay {
  /** In the unit of the usage. */
  units: number
  /** First and last day of the month that the mean covers. */
  from: number
  to: number
}

/** Minimum days for a mean. */
const DAYS_OF_MEAN = 3

/** The mean use per day of the days that are over and completely loaded, including those without use. */
export function meanPerDay({ days, today }: UsageByDay): MeanPerDay | undefined {
  const over = days.filter(({ day, state }) => state === 'full' && day < today)
  const [first, last] = [over[0], over.at(-1)]
  if (!first || !last || over.length < DAYS_OF_MEAN) return undefined
  const sum = over.reduce((total, { units }) => total + units, 0)
  return { units: sum / over.length, from: first.day, to: last.day }
}
