import type { Floor } from './buildFloors'
import type { Portal } from './portal'
import type { Troubles } from './rounds'

/** What the parts of the measuring share. */
export interface Bench {
  runs: number
  portal: Portal
  /** Where the floors stand. */
  floors: Record<Floor, string>
  /** Other pages to measure beside, with a selector for what each is waited for. */
  others: readonly { url: string; css: string }[]
  troubles: Troubles
}
