import type { PathEvent } from '../../../tools/paths/cases'

/** The customers that walks need. docs/testers.md lists the requirements for each. */
export const accountNames = ['everyday', 'billed', 'undecided', 'empty'] as const

export type AccountName = (typeof accountNames)[number]

/** What the tester's file says about a customer; docs/testers.md explains the fields. */
export interface TestAccount {
  username: string
  password: string
  phone?: string
  code?: string
  newPassword?: string
  voucher?: string
}

/** Why the walk cannot do something here; `undefined` if it did it. */
export type SkipReason = string | undefined

/** One way to reach the screen. */
export interface StagingVisit {
  name: string
  account: AccountName
  path: string
  /** Nobody has signed in yet. */
  isAnonymous?: boolean
  /** The walk makes this visit even if the portal asks the customer for consents. */
  isAboutConsents?: boolean
  /** Opening it sends something, which the tester must allow. */
  writesOnOpen?: boolean
}

/** How to walk a machine with a provider whose answers the test cannot control. */
export interface Staging {
  visits: readonly StagingVisit[]
  /** Events to try only where the machine handles them: ignoring one is a fault. */
  onlyWhereHandled?: readonly string[]
  /** Events that leave a state which only a change leads to: the walk tries everything else there first. */
  exitEvents?: readonly string[]
  /** Events that a walk cannot cause here, and delays that are too long, each with the reason. */
  impossibleEvents?: Readonly<Record<string, string>>
  /** States that these accounts and this provider do not lead to, each with its requirement. */
  unreachableStates?: Readonly<Record<string, string>>
  /** The event whose change the walk reverts at the end, on this page; by default, on the page of the visit. */
  revert?: { afterEvent: string; path?: string }
}

/** The same within the page. */
export interface StagingDriver {
  /** Waits for the start of the walk. */
  arrive?(visit: StagingVisit): Promise<SkipReason>
  /** By event type, the actions that differ from those of the paths. */
  events?: Readonly<Record<string, (event: PathEvent) => Promise<unknown>>>
  /** The part of the observations that does not depend on the provider's data. */
  omitData(observations: never): Readonly<Record<string, unknown>>
}
