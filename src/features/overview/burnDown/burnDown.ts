import type { UsageByDay } from '../../../core/usageCache'
import { type Allowance, type TariffPeriod, usedPartOf } from '../../../domain/tariffPeriod'
import { futureDay } from '../../../lib/formats/dates'
import { monthOf } from '../../../lib/months'
import { MIN_ELAPSED_DAYS } from '../forecast'
import { hasCourse } from '../mainData'

/** How an allowance goes down between the first and the last day of its period. Amounts in its unit. */
export interface BurnDown {
  /** Days of the period. */
  length: number
  /** Days before today. */
  elapsed: number
  initial: number
  rest: number
  /** What was left at the end of each day from the first until today; undefined unless the use of each is known. */
  rests: number[] | undefined
  /** The mean use of a day; undefined in the first days. */
  usedPerDay: number | undefined
}

/** The use of the days may differ by this share from that of the allowance: it may be rounded, or some booked later. */
const TOLERANCE = 0.05

/** How many of a unit of usage are in one of an allowance; undefined if they cannot be compared. */
function unitRatio(unit: string, { unit: allowanceUnit }: Allowance): number | undefined {
  const ratios: Partial<Record<string, number>> = { 'mb mb': 1, 'mb gb': 1_000, 'gb gb': 1 }
  return ratios[`${unit.trim().toLowerCase()} ${allowanceUnit?.trim().toLowerCase()}`]
}

/** What was used on each day of the period until today; undefined if one is not completely loaded. */
function usedByDay(
  allowance: Allowance,
  elapsed: number,
  usageOf: (month: string) => UsageByDay | undefined,
  today: Date,
): number[] | undefined {
  const used: number[] = []
  for (let daysAgo = elapsed; daysAgo >= 0; daysAgo--) {
    const date = futureDay(-daysAgo, today)
    const usage = usageOf(monthOf(date))
    const day = usage?.days[date.getDate() - 1]
    const ratio = usage && unitRatio(usage.unit, allowance)
    if (!day || !ratio || day.state !== 'full') return undefined
    used.push(day.units / ratio)
  }
  return used
}

/** `usageOf` a month as `2026-11` is the use of data, if it is loaded. Undefined without a part that is used. */
export function burnDownOf(
  allowance: Allowance,
  period: TariffPeriod,
  usageOf: (month: string) => UsageByDay | undefined,
  today: Date,
): BurnDown | undefined {
  const amounts = usedPartOf(allowance)
  if (!amounts || !hasCourse(allowance, period)) return undefined
  const { length, left } = period
  const elapsed = length - left
  const { used, rest } = amounts
  const days = usedByDay(allowance, elapsed, usageOf, today)
  return {
    ...{ length, elapsed, rest, initial: used + rest },
    rests: days && restsOf(days, used, rest),
    usedPerDay: elapsed < MIN_ELAPSED_DAYS ? undefined : used / elapsed,
  }
}

/** Undefined if the days do not sum up to what is used: some of it may count for another allowance. */
function restsOf(days: readonly number[], used: number, rest: number): number[] | undefined {
  const sum = days.reduce((total, units) => total + units, 0)
  if (Math.abs(sum - used) > used * TOLERANCE) return undefined
  let left = used + rest
  return days.map((units) => {
    left -= sum > 0 ? (units / sum) * used : 0
    return left
  })
}

/** Where the pace ends: days since the period began, and what is left then. With `extra`, more is left today. */
export function paceOf({ elapsed, length, rest, usedPerDay }: BurnDown, extra = 0) {
  if (usedPerDay === undefined) return undefined
  const zeroAt = elapsed + (rest + extra) / usedPerDay
  return zeroAt < length
    ? { day: zeroAt, rest: 0 }
    : { day: length, rest: rest + extra - (length - elapsed) * usedPerDay }
}

/** Whether the pace meets zero before the period ends. */
export const endsEarly = (burnDown: BurnDown, extra = 0): boolean => {
  const end = paceOf(burnDown, extra)
  return end !== undefined && end.day < burnDown.length
}
