/** Why a call brought nothing to work with. A refusal is thrown only where no refusal is expected. */
export type FailureReason = 'unreachable' | 'unreadable' | 'refused'

export class CallFailed extends Error {
  readonly reason: FailureReason
  constructor(reason: FailureReason, what: string) {
    super(`${what}: ${reason}`)
    this.name = 'CallFailed'
    this.reason = reason
  }
}
