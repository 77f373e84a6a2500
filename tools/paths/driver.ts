import type { PathEvent } from './alphabet'
import type { GoldenStart } from './golden'
import type { Moment } from './moment'

/** A walk under way. `Seen` is what its system shows; for a screen that is less than the machine's snapshot. */
export interface LiveWalk<Seen = unknown> {
  /** Brings an event about and waits until the system is at rest again. */
  fire(event: PathEvent): Promise<void>
  /** What `look` has to answer in this moment; asked before it, so that a slow system can be waited for. */
  expects(moment: Moment): Seen | Promise<Seen>
  look(): Promise<Seen>
}

/** Starts a walk on a system: a bare actor, a screen in jsdom, the portal in a browser. */
export type Driver<Seen = unknown> = (start: GoldenStart) => Promise<LiveWalk<Seen>>
