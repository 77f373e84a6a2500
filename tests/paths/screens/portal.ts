import type { UserEvent } from '@testing-library/user-event'
import type { Locales } from '../../../i18n/i18n-types'
import type { OperationId } from '../../../sandbox/document'
import type { LoggedRequest } from '../../../sandbox/requestLog'
import type { PathEvent } from '../../../tools/paths/alphabet'
import type { GoldenPath, GoldenStart } from '../../../tools/paths/golden'
import type { Moment } from '../../../tools/paths/moment'
import type { createHeldAnswers } from '../../heldAnswers'
import type { Visit } from '../../testPortal'
import type { OwnProvider, OwnScreen, Tester } from './ownProvider'
import type { Page } from './page'

type HeldAnswers = ReturnType<typeof createHeldAnswers>

/** The provider's answers, which wait until a path gives them. */
export interface PathAnswers extends Pick<HeldAnswers, 'replace' | 'release' | 'fail' | 'next'> {
  count(operationId: OperationId): Promise<number>
}

/** What each system gives to a walk on its own: jsdom, Chromium, a portal before a provider of one's own. */
export interface System {
  locale: Locales
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

/** The portal as a driver meets it, the same on every system. */
export interface Portal extends System, Page {}

/** How a path's portal is opened. */
export interface PathVisit extends Pick<Visit, 'path' | 'account' | 'stored' | 'tab' | 'inactivityMinutes'> {
  /** It is the day of the paths, 20 November 2026; it is anyway where a path lets time pass. */
  setsClock?: boolean
}

/** What a port asks the provider, and how the provider answers it on the systems where the answers are held. */
export interface Port {
  /** One of these, depending on the screen. */
  operations: readonly OperationId[]
  /** The provider's way to say what the port answers, as JSON. */
  json(output: unknown, operation: OperationId): unknown
  /** What is sent for an input of the port; `operation` where it is not the first, `at` where the address holds it. */
  asks(input: unknown, moment: Moment): Readonly<Record<string, unknown>>
  /** A connection that breaks is tried again where the port only reads: it fails by an answer of no known shape. */
  isRead: boolean
  /** Under which ids the machine invokes it, if not by its name alone. */
  invokedAs: readonly string[]
}

const portBy =
  (isRead: boolean) =>
  <Output, Input>(
    operations: OperationId | readonly OperationId[],
    json: (output: Output, operation: OperationId) => unknown,
    asks: (input: Input, moment: Moment) => Readonly<Record<string, unknown>> = () => ({}),
    ...invokedAs: string[]
  ): Port => ({ operations: [operations].flat(), json, asks, isRead, invokedAs })

export const reads = portBy(true)
export const sends = portBy(false)

/** One walk of a path over the screens. */
export interface ScreenWalk {
  /** Waits until the path can begin. */
  arrive?(start: GoldenStart): Promise<unknown>
  /**
   * What brings an event of the customer about, by its type; nothing, where the screen has nothing to bring it about by.
   * Time passes by itself, so that `after` needs an entry only where more has to happen.
   */
  happens: Readonly<Record<string, (event: PathEvent) => Promise<unknown>>>
  /** By the id of the invocation. */
  answers: Readonly<Record<string, Pick<Port, 'operations' | 'json' | 'isRead'>>>
  look(): Promise<unknown>
  /** What is to be seen in a moment, to which this event led. */
  expects(moment: Moment, event?: PathEvent): unknown
  /** What is otherwise before a provider of one's own. */
  own?(tester: Tester): OwnScreen
}

/** The driver of a machine: how its paths are walked on the screens of the portal. */
export interface Screen {
  /** By their names; none where the machine asks nothing. */
  ports: Readonly<Record<string, Port>>
  visit(start: GoldenStart, path: GoldenPath): PathVisit & { hold: OperationId[] }
  walk(portal: Portal): ScreenWalk
  /** States that look the same to the customer, as `one / other` in alphabetical order, each time with the reason. */
  alike?: Readonly<Record<string, string>>
  /** Why nobody can bring about an event in this moment, although it would change something: the walk ends there. */
  unwalkable?(event: PathEvent, before: Moment, path: GoldenPath): string | undefined
  /** How it is walked before a provider of one's own. */
  own?: OwnProvider
}
