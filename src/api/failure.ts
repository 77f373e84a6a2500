/** Why a call brought nothing to work with. A refusal is thrown only where no refusal is expected. */
export type FailureReason = 'unreachable' | 'unreadable' | 'refused'

export class CallFailed extends Error {
  readonly reason: FailureReason
  /** Of the answer, where there was one. */
  readonly status: number | undefined
  constructor(reason: FailureReason, what: string, status?: number) {
    super(`${what}: ${reason}`)
    this.name = 'CallFailed'
    this.reason = reason
    this.status = status
  }
}

/** A call that did not bring what was asked for. It holds nothing that was sent or answered. */
export interface FailedCall {
  /** `POST /api/recharge-credit/{phone}`: as openapi.yaml names it, without the values. */
  operation: string
  /** The id under which the provider was asked. */
  id: string
  /** `givenUp`: there was no answer for as long as the portal waits. */
  reason: FailureReason | 'givenUp'
  status: number | undefined
}
