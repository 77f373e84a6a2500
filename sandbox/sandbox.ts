import type { Checkouts } from './checkouts'
import type { Clock } from './clock'
import type { Faults } from './faults'
import type { Gateway } from './gateway'
import type { Memory } from './memory'
import type { Message } from './outbox'
import type { ReportLog } from './reportLog'
import type { LoggedRequest } from './requestLog'

export interface SandboxOptions {
  /** Where the sandbox's time stands still until it is moved; without it, it is the real time. */
  now?: Date
  /** Status of refusals that have none of their own (401, 404, 500). */
  refusalStatus?: number
  /** The path below which all of it is asked, without a slash at its end; without it, it stands at the root. */
  base?: string
  /** Where the payment page stands. */
  paymentOrigin?: () => string
  /** What another sandbox knew, to go on with it; this one changes it with each call. */
  memory?: Memory
}

/** A whole provider: one function from request to answer, and what a test needs to look behind it. */
export interface Sandbox {
  /** The path below which it stands; empty at the root. */
  base: string
  fetch(request: Request): Promise<Response>
  /** The payment provider, which belongs on another origin. */
  gateway: Gateway
  clock: Clock
  faults: Faults
  readonly checkouts: Checkouts
  /** SMS and e-mails, newest first. */
  readonly outbox: Message[]
  /** Every call so far, oldest first. */
  readonly requests: LoggedRequest[]
  /** Everything that was not as openapi.yaml describes it. */
  readonly violations: string[]
  /** What portals told whoever runs them. */
  reports: ReportLog
  /** Back to the seed: records, time, faults and logs. */
  reset(): void
}
