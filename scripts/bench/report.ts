import type { Statistic } from './statistics'
import { spread, type Unit, written } from './units'

/** A table with the words that say what it shows. */
export interface Section {
  title: string
  intro: string
  rows: readonly (readonly string[])[]
}

/** A promise in figures. */
export interface Mark {
  what: string
  unit: Unit
  atMost: number
  /** Null where it could not be measured. */
  measured: Statistic | null
  /** What stands in the way where it does not hold. */
  hindrance?: string
}

/** What one part of the measuring found. */
export interface Part {
  sections: Section[]
  marks: Mark[]
}

/** Whether a mark holds; what could not be measured does not. */
export const holds = ({ measured, atMost }: Mark): boolean => measured !== null && measured.median <= atMost

/** The marks as a table. */
export const marksTable = (marks: readonly Mark[]): string[][] => [
  ['', 'mark', 'at most', 'measured'],
  ...marks.map((mark) => [
    holds(mark) ? '✓' : '✗',
    mark.what,
    written(mark.unit, mark.atMost),
    mark.measured ? spread(mark.unit, mark.measured) : 'not measured',
  ]),
]
