import type { ListingType } from '../../../machines/listing.machine'
import type { ListingEntry } from '../../api/types'
import { type BillExplanation, explainMonth } from '../../domain/billExplanation'
import { hasMarks } from '../../domain/entryMarks'
import { dayOfMonth } from '../../lib/months'
import type { Amount } from './dataAmount'
import { entriesOfDay, type LoadedEntries, lastOpenDay, loadedDays } from './daysOfEntries'
import type { ListingChoice } from './listingFilter'
import { type SummaryLine, summaryOf, totalCosts } from './summary'
import { type Measure, measures, type UsageByDay, usageByDay } from './usageByDay'

/** What is loaded of a month and type. */
export interface LoadedMonth extends LoadedEntries<ListingEntry> {
  /** Some entries could not be read, so what depends on all of them is unknown. */
  isPartial: boolean
}

export interface ShownEntries {
  entries: readonly ListingEntry[]
  /** No further entries can come. */
  isComplete: boolean
  /** Some are unreadable or not shown, so the cost of a day is unknown. */
  isPartial: boolean
  /** Only those with a mark. */
  isNarrowed: boolean
}

/** The loaded entries of the selected day, or else of the month, that have the selected marks. */
export function shownEntriesOf(loaded: LoadedMonth, choice: ListingChoice): ShownEntries {
  const { entries, isComplete } = choice.day === undefined ? loaded : entriesOfDay(loaded, choice.day)
  const isNarrowed = choice.charged || choice.abroad
  return {
    entries: entries.filter((entry) => hasMarks(entry, choice)),
    isComplete,
    // Only the whole list tells where a day ends.
    isPartial: loaded.isPartial || (isNarrowed && !isComplete),
    isNarrowed,
  }
}

export interface ListingSums {
  lines: readonly SummaryLine[]
  /** The total cost, in euro; undefined if unknown. */
  costs: number | undefined
  /** They are those of the whole month. */
  isWhole: boolean
  /** The use on each day, for each kind that can be drawn. */
  usages: ReturnType<typeof usageByDay>
}

/** The sums of all loaded entries, whatever the list shows. */
export function sumsOf(loaded: LoadedMonth): ListingSums {
  const { entries, isPartial, isComplete } = loaded
  return {
    lines: summaryOf(entries, isPartial),
    costs: totalCosts(entries, isPartial),
    isWhole: isComplete && !isPartial,
    // The day of an unreadable entry is unknown.
    usages: isPartial ? {} : usageByDay(loaded),
  }
}

export interface DaySums {
  date: Date
  amounts: readonly Amount[]
  /** In euro; undefined if unknown. */
  costs: number | undefined
  isComplete: boolean
  /** None of the entries is loaded, but some may come. */
  isUnknown: boolean
}

/** The sums of a day, whatever the list shows of it; `null` for the whole month. */
export function daySumsOf(loaded: LoadedMonth, day: number | undefined): DaySums | null {
  if (day === undefined) return null
  const { entries, isComplete } = entriesOfDay(loaded, day)
  return {
    date: dayOfMonth(loaded.month, day),
    amounts: summaryOf(entries, loaded.isPartial).flatMap(({ used }) => used ?? []),
    costs: totalCosts(entries, loaded.isPartial),
    isComplete,
    isUnknown: entries.length === 0 && !isComplete,
  }
}

export interface UsageOfKind {
  kind: Measure
  usage: UsageByDay
  /** Those with a chart, at least one. */
  kinds: readonly Measure[]
}

/** The selected measure on each day, or else the first one with a chart; `null` without a chart. */
export function usageOf({ usages }: ListingSums, selected: Measure | undefined): UsageOfKind | null {
  const kinds = measures.filter((kind) => usages[kind])
  const kind = kinds.find((kind) => kind === selected) ?? kinds[0]
  const usage = kind && usages[kind]
  return usage ? { kind, usage, kinds } : null
}

/** Entries of this day and of earlier ones may be missing; `null` if it is unknown, or if none are. */
export function lastOpenDateOf(loaded: LoadedMonth): Date | null {
  const day = lastOpenDay(loaded)
  return loaded.isPartial || day === 0 ? null : dayOfMonth(loaded.month, day)
}

/** The first and the last day of the loaded entries; undefined if they are unknown. */
export function loadedDaysOf(loaded: LoadedMonth): Record<'from' | 'to', Date> | undefined {
  const days = loaded.isPartial ? undefined : loadedDays(loaded)
  return days && { from: dayOfMonth(loaded.month, days.from), to: dayOfMonth(loaded.month, days.to) }
}

/** What a month charged in addition; the costs are known only if all its entries and their prices are. */
export type MonthCosts =
  | { kind: 'known'; explanation: BillExplanation }
  | { kind: 'unclear' }
  | { kind: 'wholeMonthNeeded' }

export function monthCostsOf(loaded: LoadedMonth, type: ListingType): MonthCosts {
  if (loaded.isPartial) return { kind: 'unclear' }
  if (!loaded.isComplete || type !== 'ALL') return { kind: 'wholeMonthNeeded' }
  const explanation = explainMonth(loaded.entries)
  return explanation ? { kind: 'known', explanation } : { kind: 'unclear' }
}
