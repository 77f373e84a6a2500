import type { ListingEntry } from '../../api/types'
import { type EntryKind, kindOfEntry } from '../../domain/usageKind'
import { loadedCosts } from './loadedCosts'

export interface SummaryLine {
  kind: EntryKind
  count: number
  /** Sum of the used units and their unit; `null` if the entries have none, or several. */
  used: { units: number; unit: string } | null
  /** Sum in euro; undefined if unknown. */
  costs: number | undefined
}

const KINDS: EntryKind[] = ['call', 'message', 'data', 'other']

/** Sums by type, without types that have no entries. If some entries could not be read, the cost is unknown. */
export function summaryOf(entries: readonly ListingEntry[], isPartial: boolean): SummaryLine[] {
  return KINDS.map((kind) => {
    const kindEntries = entries.filter((entry) => kindOfEntry(entry) === kind)
    const units = new Set(kindEntries.map(({ unit }) => unit))
    const [unit] = units
    return {
      kind,
      count: kindEntries.length,
      used:
        units.size === 1 && unit ? { units: sum(kindEntries.map(({ usedUnits }) => usedUnits)), unit } : null,
      costs: isPartial ? undefined : loadedCosts(kindEntries),
    }
  }).filter(({ count }) => count > 0)
}

/** The total cost, in euro; undefined if unknown. */
export const totalCosts = (entries: readonly ListingEntry[], isPartial: boolean): number | undefined =>
  isPartial ? undefined : loadedCosts(entries)

const sum = (figures: readonly (number | null | undefined)[]): number =>
  figures.reduce<number>((total, figure) => total + (figure ?? 0), 0)
