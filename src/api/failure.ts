/** Why a call gave no usable answer. A refusal is thrown only where no refusal is expected. */
export type FailureReason =
  | 'unreachable'
  | 'unreadable'
  | 'refused'
  /** No answer came within the seconds of the port. */
  | 'timedOut'

export class CallFailed extends Error {
  readonly reason: FailureReason
  /** The answer, if there was one. */
  readonly response: Response | undefined
  constructor(reason: FailureReason, subject: string, response?: Response) {
    super(`${subject}: ${reason}`)
    this.name = 'CallFailed'
    this.reason = reason
    this.response = response
  }
}

/** A call that failed. It contains nothing of the request or the answer. */
export interface FailedCall {
  /** `POST /api/recharge-credit/{phone}`: the name in openapi.yaml, without the values. */
  operation: string
  /** The id that the portal sent with the request. */
  id: string
  reason: FailureReason
  status: number | undefined
}
