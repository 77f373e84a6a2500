import { futureDay, parseApiDate, parseApiTime } from '../lib/formats/dates'
import { exactSum } from '../lib/formats/numbers'
import { monthOf, recentMonths } from '../lib/months'
import { isAbroad, isCharged } from './entryMarks'
import { isEuro, type Price } from './price'
import { type EntryKind, kindOfEntry } from './usageKind'

/** The listing shows the current month and the five before it. */
const LISTING_MONTHS = 6

/** The months of the listing, newest first, each as `2026-11`. */
export const listingMonths = (now: Date): string[] => recentMonths(now, LISTING_MONTHS)

/**
 * The last whole month before a bill was issued, if the listing has it. The provider names no period of a bill, so
 * this month leads to its usage, but no sum of it is a part of the bill.
 */
export function monthToExplain(issued: string | null | undefined, now: Date): string | undefined {
  const date = parseApiDate(issued ?? '')
  if (!date) return undefined
  const dayAfter = futureDay(1, date)
  const month = monthOf(new Date(dayAfter.getFullYear(), dayAfter.getMonth(), 0))
  return listingMonths(now).find((shown) => shown === month)
}

interface ExplainedEntry {
  type?: string | undefined
  date?: string | undefined
  phoneNumber?: string | null | undefined
  price?: Price | null | undefined
  roaming?: boolean | undefined
}

export interface CostLine<Key> {
  key: Key
  /** The number of entries. */
  count: number
  /** In euro. */
  costs: number
}

export interface BillExplanation {
  /** What was charged, in euro. */
  total: number
  charged: CostLine<EntryKind>[]
  /** By day, oldest first. */
  abroadByDay: CostLine<number>[]
  /** By number, the dearest first; entries without a number by kind. */
  abroadByNumber: CostLine<string>[]
}

function sumBy<Key, Entry extends ExplainedEntry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key,
): CostLine<Key>[] {
  const lines = new Map<Key, CostLine<Key>>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const { count, costs } = lines.get(key) ?? { count: 0, costs: 0 }
    lines.set(key, { key, count: count + 1, costs: exactSum([costs, entry.price?.value ?? 0]) })
  }
  return [...lines.values()]
}

/** What a whole month charged in addition, and what was used abroad; null if a price or a day abroad is unclear. */
export function explainMonth(entries: readonly ExplainedEntry[]): BillExplanation | null {
  const abroad = entries.filter(isAbroad).map((entry) => ({
    ...entry,
    day: parseApiTime(entry.date ?? '')?.day.getTime(),
  }))
  if (!entries.every(({ price }) => price && isEuro(price) && Number(price.value) >= 0)) return null
  const dated = abroad.flatMap(({ day, ...entry }) => (day === undefined ? [] : [{ ...entry, day }]))
  if (dated.length < abroad.length) return null
  const charged = entries.filter(isCharged)
  return {
    total: exactSum(charged.map(({ price }) => price?.value ?? 0)),
    charged: sumBy(charged, kindOfEntry),
    abroadByDay: sumBy(dated, ({ day }) => day).sort((one, other) => one.key - other.key),
    abroadByNumber: sumBy(dated, (entry) => entry.phoneNumber || kindOfEntry(entry)).sort(
      (one, other) => other.costs - one.costs || other.count - one.count,
    ),
  }
}
