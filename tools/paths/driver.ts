import type { PathEvent } from './alphabet'
import type { GoldenStart } from './golden'
import type { Moment } from './moment'

/**
 * A system on which paths are walked: a bare actor, a screen in jsdom, the portal in a browser.
 * `Seen` is what such a system lets be seen; for a screen that is less than the machine's snapshot.
 */
export interface Driver<Seen = unknown> {
  start(start: GoldenStart): Promise<void>
  /** Brings an event about and waits until the system is at rest again. */
  fire(event: PathEvent): Promise<void>
  /** What `look` has to answer in this moment; asked before it, so that a slow system can be waited for. */
  expects(moment: Moment): Seen | Promise<Seen>
  look(): Promise<Seen>
  /** Keeps what can be kept of the moment in which a path has failed. */
  keep?(): Promise<void>
  stop(): Promise<void>
}
