import type { ListingEntry } from '../../api/types'
import { loadedCosts } from '../../domain/loadedCosts'
import { type EntryKind, kindOfEntry } from '../../domain/usageKind'

export interface SummaryLine {
  kind: EntryKind
  count: number
  /** Sum of the used units and their unit; `null` where the entries name none, or several. */
  used: { units: number; unit: string } | null
  /** Sum in euro; undefined where it is not known. */
  costs: number | undefined
}

const KINDS: EntryKind[] = ['call', 'message', 'data', 'other']

/** Sums by type; a type without entries is left out. Where some entries could not be read, what all cost is not known. */
export function summaryOf(entries: readonly ListingEntry[], isPartial: boolean): SummaryLine[] {
  return KINDS.map((kind) => {
    const ofKind = entries.filter((entry) => kindOfEntry(entry) === kind)
    const units = new Set(ofKind.map(({ unit }) => unit))
    const [unit] = units
    return {
      kind,
      count: ofKind.length,
      used: units.size === 1 && unit ? { units: sum(ofKind.map(({ usedUnits }) => usedUnits)), unit } : null,
      costs: isPartial ? undefined : loadedCosts(ofKind),
    }
  }).filter(({ count }) => count > 0)
}

const sum = (figures: readonly (number | null | undefined)[]): number =>
  figures.reduce<number>((total, figure) => total + (figure ?? 0), 0)
