import type { UserEvent } from '@testing-library/user-event'
import type { Locales } from '../../../i18n/i18n-types'
import type { createDeferredAnswers } from '../../../sandbox/deferredAnswers'
import type { OperationId } from '../../../sandbox/document'
import type { LoggedRequest } from '../../../sandbox/requestLog'
import type { PathEvent } from '../../../tools/paths/cases'
import type { GoldenPath, GoldenStart } from '../../../tools/paths/golden'
import type { ObservedSnapshot } from '../../../tools/paths/observedSnapshot'
import type { Visit } from '../../support/testPortal'
import type { Page } from './page'
import type { Staging, StagingDriver, TestAccount } from './staging'
import type { MessageKey } from './translate'

type DeferredAnswers = ReturnType<typeof createDeferredAnswers>

/** The provider's answers, which a path releases. */
export interface PathAnswers extends Pick<DeferredAnswers, 'replace' | 'release' | 'fail' | 'next'> {
  count(operationId: OperationId): Promise<number>
}

/** What each system provides for a walk. Systems: jsdom, Chromium, staging. */
export interface System {
  locale: Locales
  user: UserEvent
  answers: PathAnswers
  /** Assigns all later calls to the next event. */
  mark(): Promise<void>
  /** The number of all calls to the provider since the last event. */
  callCount(): Promise<number>
  /** The calls of these operations since the last event, oldest first. */
  callsOf(...operationIds: OperationId[]): Promise<LoggedRequest[]>
  /** The addresses of other sites that the portal opened since the last event. */
  openedSites(): Promise<string[]>
  /** Lets time pass, in milliseconds. */
  advanceTime(milliseconds: number): Promise<void>
  /** Causes something that is not an action of the customer. */
  simulate(action: () => unknown): Promise<void>
}

/** The portal as a driver uses it, the same on every system. */
export interface Portal extends System, Page {}

/** How a path opens the portal. */
export interface PathVisit
  extends Pick<Visit, 'path' | 'account' | 'stored' | 'tab' | 'inactivityMinutes' | 'furtherReads'> {
  /** Sets the day of the paths, 20 November 2026; a path with delays sets it anyway. */
  setsClock?: boolean
}

/** The call of a port, and the provider's answer on systems that can delay answers. */
export interface Port {
  /** The port calls one of these, depending on the screen. */
  operations: readonly OperationId[]
  /** The port's answer in the provider's JSON format. */
  json(output: unknown, operation: OperationId): unknown
  /** The parameters for an input of the port; `operation` if it is not the first, `at` if the address holds it. */
  params(input: unknown, observed: ObservedSnapshot): Readonly<Record<string, unknown>>
  /** The portal retries a read after a network error, so a read port fails by an answer of unknown shape. */
  isRead: boolean
  /** The ids of its invocations, in addition to its name. */
  invocationIds: readonly string[]
}

const portFactory =
  (isRead: boolean) =>
  <Output, Input>(
    operations: OperationId | readonly OperationId[],
    json: (output: Output, operation: OperationId) => unknown,
    params: (input: Input, observed: ObservedSnapshot) => Readonly<Record<string, unknown>> = () => ({}),
    ...invocationIds: string[]
  ): Port => ({ operations: [operations].flat(), json, params, isRead, invocationIds })

export const reads = portFactory(true)
export const sends = portFactory(false)

/** One walk of a path over the screens. */
export interface ScreenWalk {
  /** Waits until the path can begin. */
  arrive?(start: GoldenStart): Promise<unknown>
  /**
   * The actions of the customer, by event type; none if the screen offers no way. `after` needs an entry only if more
   * must happen than the time to pass.
   */
  events: Readonly<Record<string, (event: PathEvent) => Promise<unknown>>>
  /** By the id of the invocation. */
  answers: Readonly<Record<string, Pick<Port, 'operations' | 'json' | 'isRead'>>>
  observe(): Promise<unknown>
  /** What `observe` must return for a snapshot, after this event. */
  expects(observed: ObservedSnapshot, event?: PathEvent): unknown
  /** What differs on staging. */
  stagingDriver?(account: TestAccount): StagingDriver
}

/** A change that a dialog confirms: the fault matrix and the axe check derive their cases from it. */
export interface Confirmation {
  path: string
  /** The button that opens the dialog, and the title of the dialog. */
  request: MessageKey
  dialog: MessageKey
  /** The button that sends the change. */
  confirm: MessageKey
  /** Shown after an accepted change; a text without values such as `{name}`. */
  success: MessageKey
}

/** The driver of a machine: how to walk its paths on the screens of the portal. */
export interface Driver {
  /** By name; empty if the machine makes no calls. */
  ports: Readonly<Record<string, Port>>
  visit(start: GoldenStart, path: GoldenPath): PathVisit & { hold: OperationId[] }
  walk(portal: Portal): ScreenWalk
  /** States that look the same to the customer, as `one / other` in alphabetical order, each with the reason. */
  equalStates?: Readonly<Record<string, string>>
  /** Why the walk ends here: the screen cannot cause this event, although it would change something. */
  unwalkable?(event: PathEvent, observed: ObservedSnapshot, path: GoldenPath): string | undefined
  /** Present if the customer only confirms the change, and enters nothing. */
  confirmation?: Confirmation
  /** How to walk it on staging. */
  staging?: Staging
  /** Why nobody can walk it there. */
  withoutStaging?: string
}
