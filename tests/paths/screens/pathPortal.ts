import type { UserEvent } from '@testing-library/user-event'
import type { OperationId } from '../../../sandbox/document'
import type { LoggedRequest } from '../../../sandbox/requestLog'
import type { WorldName } from '../../../sandbox/worlds'
import type { StorageKey } from '../../../src/lib/storage'
import type { TabKey } from '../../../src/lib/tabStorage'
import type { PathEvent } from '../kit/alphabet'
import type { GoldenPath, GoldenStart } from '../kit/golden'
import type { Moment } from '../kit/moment'

/** The provider's answers, which wait until a path gives them; each to the oldest call that waits. */
export interface PathAnswers {
  /** Gives this JSON. */
  replace(operationId: OperationId, json: unknown, status?: number): Promise<void>
  /** Gives the provider's own answer. */
  release(operationId: OperationId): Promise<void>
  /** Breaks the connection. */
  fail(operationId: OperationId): Promise<void>
  /** Which of these operations waits for an answer first; one will. */
  next<Id extends OperationId>(...operationIds: Id[]): Promise<Id>
  /** How many calls wait for their answer. */
  count(operationId: OperationId): Promise<number>
}

/** The portal as a path meets it, the same in jsdom and in a browser. */
export interface PathPortal {
  user: UserEvent
  answers: PathAnswers
  /** From here on what is asked counts for the next event. */
  mark(): Promise<void>
  /** How often the provider was asked since the event before, whatever it was. */
  askedInAll(): Promise<number>
  /** What the provider was asked of these operations since the event before, oldest first. */
  asked(...operationIds: OperationId[]): Promise<LoggedRequest[]>
  /** The addresses of other sites that the portal has gone to since the event before. */
  leftFor(): Promise<string[]>
  /** Lets time pass, in milliseconds. */
  pass(milliseconds: number): Promise<void>
  /** Something happens that is no customer's doing. */
  letHappen(happening: () => unknown): Promise<void>
}

/** How a path's portal is opened. */
export interface PathVisit {
  path?: string
  /** Whose token is stored from an earlier visit; nobody's if not given. */
  account?: WorldName
  stored?: { [key in StorageKey]?: string | undefined }
  /** What this tab remembers from before the page was reloaded. */
  tab?: { [key in TabKey]?: unknown }
  /** After how many minutes without use a session ends; never if not given. */
  inactivityMinutes?: number
  /** Operations whose answers are held from the start. */
  hold: OperationId[]
  /** It is the day of the paths, 20 November 2026; it is anyway where a path lets time pass. */
  setsClock?: boolean
}

/** One walk of a path over the screens. */
export interface ScreenWalk {
  /** Waits until the path can begin. */
  arrive?(start: GoldenStart): Promise<void>
  /**
   * What brings an event about, by its type; nothing, where the screen has nothing to bring it about by. Time passes by
   * itself: `after` needs no entry.
   */
  happens: Readonly<Record<string, (event: PathEvent) => Promise<void>>>
  look(): Promise<unknown>
  expects(moment: Moment): unknown
}

/** How the paths of a machine are walked on the screens of the portal. */
export interface ScreenPaths {
  visit(start: GoldenStart, path: GoldenPath): PathVisit
  walk(portal: PathPortal): ScreenWalk
  /** States that look the same to the customer, as `one / other` in alphabetical order, each time with the reason. */
  alike?: Readonly<Record<string, string>>
  /** Why nobody can bring about an event in this moment, although it would change something: the walk ends there. */
  unwalkable?(event: PathEvent, before: Moment, path: GoldenPath): string | undefined
}
