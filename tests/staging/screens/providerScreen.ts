import type { Page } from '@playwright/test'
import type { PathEvent } from '../../paths/kit/alphabet'
import type { Moment } from '../../paths/kit/moment'
import type { Account, Role } from '../accounts'
import type { Words } from '../words'

/** What a customer sees, as plain data. */
export type Look = Readonly<Record<string, unknown>>

/** Where a walk takes place: the portal in a browser, and what the tester has said. */
export interface Stage {
  page: Page
  words: Words
  account: Account
  /** The code of a voucher that may be used up. */
  voucher: string | undefined
  /** Opens a page of the portal, in the language that was chosen. */
  open(path: string): Promise<void>
  /** Names of the files that the browser saved since the last event. */
  saved(): readonly string[]
  /** What is to be done at the end of the walk, however it ends, so that the provider has what it had before. */
  atEnd(setBack: () => Promise<void>): void
}

/** Why something cannot be done here; `undefined` where it was done. */
export type Impossible = string | undefined

/** How the provider's part of a call ends: it answers, or the call breaks or takes too long. */
export type TurnKind = 'done' | 'error' | 'after'

/** One way to come before the screen. */
export interface Visit {
  name: string
  role: Role
  /** Nobody has signed in yet. */
  isAnonymous?: boolean
  /** It is made, too, if the portal asks the customer for consents. */
  isAboutConsents?: boolean
  /** Opening it sends something, and has to be allowed. */
  isSending?: boolean
  arrive(stage: Stage): Promise<Impossible>
}

/** How the paths of a machine are walked before a provider that cannot be told what to answer. */
export interface ProviderScreen {
  visits: readonly Visit[]
  /** What brings an event about, by its type; `after(resendPause)` waits until the delay of this name is over. */
  happens: Readonly<Record<string, (stage: Stage, event: PathEvent) => Promise<Impossible>>>
  /** Events that are brought about only where the machine does something of it: to ignore one is a fault. */
  heeded?: readonly string[]
  /** Events that lead away from where only a change leads to: everything else is tried there before. */
  leaving?: readonly string[]
  /** Events that nobody can bring about here, and delays for which nobody waits, each with the reason. */
  cannot?: Readonly<Record<string, string>>
  /** States that these accounts and this provider do not lead to, each with what it takes. */
  takes?: Readonly<Record<string, string>>
  look(stage: Stage): Promise<Look>
  /**
   * What `look` has to answer in a state, whatever the provider has told; `last` is what
   * led there, if the provider was asked.
   */
  expects(state: string, last?: TurnKind): Look
  /** What the customer decides about how a state looks; lasts until she decides otherwise, or an answer takes it back. */
  keeps?(moment: Pick<Moment, 'context'>): Look
}
