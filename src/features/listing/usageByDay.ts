import type { DayUsage, UsageByDay } from '../../core/usageCache'
import { isEuro, type Price } from '../../domain/price'
import { kindOfEntry, type UsageKind, usageKinds } from '../../domain/usageKind'
import { exactSum } from '../../lib/formats/numbers'
import { daysOfMonth } from '../../lib/months'
import { type LoadedEntries, lastOpenDay, todayInMonth } from './daysOfEntries'

/** What a chart can show: the costs first, because customers come with that question. */
export const measures = ['costs', ...usageKinds] as const
export type Measure = 'costs' | UsageKind

/** The unit of the costs. */
export const EURO = '€'

export interface DatedEntry {
  type?: string | undefined
  date?: string | undefined
  unit?: string | null | undefined
  usedUnits?: number | null | undefined
  price?: Price | null | undefined
}

/**
 * The use of each day of the month, for each kind whose entries all have a day, an amount and the same unit, and the
 * costs if all are in euro.
 */
export function usageByDay(loaded: LoadedEntries<DatedEntry>): Partial<Record<Measure, UsageByDay>> {
  const { entries, days, month, now } = loaded
  const today = todayInMonth(month, now)
  const lastOpen = lastOpenDay(loaded)
  const stateOf = (day: number, units: number): DayUsage['state'] => {
    if (day <= lastOpen) return units > 0 ? 'open' : 'unknown'
    return day > today && units === 0 ? 'future' : 'full'
  }
  const usage: Partial<Record<Measure, UsageByDay>> = {}
  const length = daysOfMonth(month).lastDay.getDate()
  const allSums = [...sumByKind(entries, days, length), ['costs', sumCosts(entries, days, length)] as const]
  for (const [kind, { unit, sums, isConsistent }] of allSums) {
    if (!isConsistent || !unit || sums.every((units) => units === 0)) continue
    const states = sums.map((units, index) => ({ day: index + 1, units, state: stateOf(index + 1, units) }))
    usage[kind] = { unit, days: states, today }
  }
  return usage
}

interface Sums {
  unit: string | null | undefined
  /** By day of the month. */
  sums: number[]
  /** Each entry has its day, its amount and this unit. */
  isConsistent: boolean
}

/** Used units of each kind, in one pass, as there may be ten thousand entries. */
function sumByKind(
  entries: readonly DatedEntry[],
  days: readonly (number | undefined)[],
  length: number,
): Map<UsageKind, Sums> {
  const kinds = new Map<UsageKind, Sums>()
  for (const [index, entry] of entries.entries()) {
    const kind = kindOfEntry(entry)
    if (kind === 'other') continue
    const { unit, usedUnits } = entry
    const kindSums = kinds.get(kind) ?? { unit, sums: Array.from({ length }, () => 0), isConsistent: true }
    kinds.set(kind, kindSums)
    const day = days[index]
    if (day && unit === kindSums.unit && isAmount(usedUnits))
      kindSums.sums[day - 1] = (kindSums.sums[day - 1] ?? 0) + usedUnits
    else kindSums.isConsistent = false
  }
  return kinds
}

/** The costs of each day. As in their total, an entry without a price costs nothing. */
function sumCosts(
  entries: readonly DatedEntry[],
  days: readonly (number | undefined)[],
  length: number,
): Sums {
  const prices = Array.from({ length }, (): number[] => [])
  let isConsistent = true
  for (const [index, { price }] of entries.entries()) {
    if (!price || typeof price.value !== 'number' || price.value === 0) continue
    const day = days[index]
    if (day && price.value > 0 && isEuro(price)) prices[day - 1]?.push(price.value)
    else isConsistent = false
  }
  return { unit: EURO, sums: prices.map(exactSum), isConsistent }
}

const isAmount = (units: number | null | undefined): units is number =>
  typeof units === 'number' && Number.isFinite(units) && units >= 0

/** The day with the most use. A day that may get more entries is not a reliable peak. */
export const peakOf = ({ days }: UsageByDay): DayUsage | undefined =>
  days
    .filter(({ state, units }) => state === 'full' && units > 0)
    .toSorted((one, other) => other.units - one.units)[0]

interface MeanPerDay {
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

export type { DayUsage, UsageByDay } from '../../core/usageCache'
