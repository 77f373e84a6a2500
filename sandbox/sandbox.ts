import type { Checkouts } from './checkouts'
import type { Clock } from './clock'
import type { Faults } from './faults'
import type { Gateway } from './gateway'
import type { Memory } from './memory'
import type { Message } from './outbox'
import type { ReportLog } from './reportLog'
import type { LoggedRequest } from './requestLog'

export interface SandboxOptions {
  /** The fixed start time of the sandbox, until a test moves it; real time by default. */
  now?: Date
  /** Status of refusals that have none of their own (401, 404, 500). */
  refusalStatus?: number
  /** The base path of all calls, without a slash at the end; the root by default. */
  base?: string
  /** The origin of the payment page. */
  paymentOrigin?: () => string
  /** The memory of an earlier sandbox, to continue from. This sandbox changes it with each call. */
  memory?: Memory
}

/** A whole provider: one function from request to answer, and the internals that tests inspect. */
export interface Sandbox {
  /** The base path; empty at the root. */
  base: string
  fetch(request: Request): Promise<Response>
  /** The payment provider, which needs another origin. */
  gateway: Gateway
  clock: Clock
  faults: Faults
  readonly checkouts: Checkouts
  /** SMS and e-mails, newest first. */
  readonly outbox: Message[]
  /** Every call so far, oldest first. */
  readonly requests: LoggedRequest[]
  /** Every deviation from openapi.yaml. */
  readonly violations: string[]
  /** The reports that portals sent to their operator. */
  reports: ReportLog
  /** Restores the seed: records, time, faults and logs. */
  reset(): void
}
