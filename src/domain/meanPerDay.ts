import type { UsageByDay } from './usageByDay'

export interface MeanPerDay {
  /** In the unit of the usage. */
  units: number
  /** First and last day of the month that the mean covers. */
  from: number
  to: number
}

/** Minimum days for a mean. */
const MIN_DAYS = 3

/** The mean use per day of the days that are over and completely loaded, including those without use. */
export function meanPerDay({ days, today }: UsageByDay): MeanPerDay | undefined {
  const completeDays = days.filter(({ day, state }) => state === 'full' && day < today)
  const [first, last] = [completeDays[0], completeDays.at(-1)]
  if (!first || !last || completeDays.length < MIN_DAYS) return undefined
  const sum = completeDays.reduce((total, { units }) => total + units, 0)
  return { units: sum / completeDays.length, from: first.day, to: last.day }
}
