import type { Client } from 'openapi-fetch'
import { type CallAhead, takeAhead } from './callAhead'
import { createCallId } from './callId'
import { CallFailed, type FailedCall } from './failure'
import type { Caller } from './headers'
import { createPending, type Pending } from './pending'
import type { OnDrift } from './reading/drift'
import type { createSender } from './sender'
import type { ApiPaths } from './types'

/** Milliseconds; the flows wait longer for an answer. What is left earlier was left by the customer. */
const LATE_MS = 19_000

export interface ApiOptions {
  /** Origin of the provider's API; empty for the portal's own. */
  origin: string
  /** Asked at each call, so that a call belongs to the contract and language of its moment. */
  caller: () => Caller
  /** Called once for each answer that says the token is not valid, with the token that was refused. */
  onTokenRefused: (token: string | null) => void
  /** Told of each call that did not bring what was asked for, before anybody who waits for it is. */
  onFailed?: (failed: FailedCall) => void
  /** Told of each way in which the provider's answers differ from openapi.yaml, once. */
  onDrift?: OnDrift
  fetch?: (request: Request) => Promise<Response>
  /** The first calls, where the document has sent them already. */
  callsAhead?: CallAhead[] | undefined
}

type Send = ReturnType<typeof createSender>

/** The typed client of the provider, and the count of its calls under way. */
export function createApi({
  onFailed = () => {},
  onDrift = () => {},
  fetch = (r) => globalThis.fetch(r),
  callsAhead = [],
  ...who
}: ApiOptions) {
  const pending: Pending = createPending()
  let ahead = 0
  const onClock = (milliseconds: number) => {
    ahead = milliseconds
  }
  let sender: Promise<Send> | undefined
  /** What sends and reads. One that did not load is asked for again by the next call. */
  const senderAtHand = (): Promise<Send> => {
    sender ??= import('./sender').then(
      ({ createSender }) => createSender({ ...who, onDrift, onClock, fetch }),
      () => {
        sender = undefined
        throw new CallFailed('unreachable', 'sender')
      },
    )
    return sender
  }
  // Loaded in the background, so that it is not in the bundle of the first page. Callers handle a failure.
  senderAtHand().catch(() => {})

  /** Sends a call under an id of its own, and tells if it fails. */
  async function follow(method: 'GET' | 'POST', path: string, init?: { signal?: AbortSignal }) {
    const operation = `${method} ${path}`
    const called = takeAhead(callsAhead, operation)
    const id = called?.request.headers.get('X-Request-Id') ?? createCallId()
    const tell = (reason: FailedCall['reason'], status?: number) =>
      onFailed({ operation, id, reason, status })
    const onLeft = () => tell('givenUp')
    // Heard at once: the flow that gives a call up tells the customer in the same breath.
    const late = setTimeout(() => init?.signal?.addEventListener('abort', onLeft), LATE_MS)
    try {
      const send = await senderAtHand()
      const answer = await send({ method, path, id, init, ahead: called })
      if (answer.error) tell('refused', answer.response.status)
      return answer
    } catch (error) {
      if (error instanceof CallFailed) tell(error.reason, error.status)
      throw error
    } finally {
      clearTimeout(late)
      init?.signal?.removeEventListener('abort', onLeft)
    }
  }

  const calls = (method: 'GET' | 'POST') => (path: string, init?: object) =>
    pending.during(() => follow(method, path, init))
  return {
    // One function for all operations; who calls it sees the types of the client.
    GET: calls('GET') as unknown as Client<ApiPaths>['GET'],
    POST: calls('POST') as unknown as Client<ApiPaths>['POST'],
    pending,
    /** The provider's time in milliseconds since 1970, as far as an answer has told it; else the browser's. */
    now: () => Date.now() + ahead,
  }
}

export type Api = ReturnType<typeof createApi>
