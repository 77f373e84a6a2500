import type { Client } from 'openapi-fetch'
import { type CallAhead, takeAhead } from './callAhead'
import { createCallId } from './callId'
import { CallFailed, type FailedCall } from './failure'
import type { Caller } from './headers'
import { createPending, type Pending } from './pending'
import type { OnDrift } from './reading/drift'
import type { createSender } from './sender'
import type { ApiPaths } from './types'

/** Milliseconds, shorter than the timeout of the flows. The customer caused any earlier abort. */
const LATE_MS = 19_000

export interface ApiOptions {
  /** Origin of the provider's API; empty for the portal's own. */
  origin: string
  /** Called for each request, because the contract and the language may change. */
  caller: () => Caller
  /** Receives the refused token, once for each answer that says it is not valid. */
  onTokenRefused: (token: string | null) => void
  /** Called for each failed call, before its caller learns of the failure. */
  onFailed?: (failed: FailedCall) => void
  /** Called once for each way in which the provider's answers differ from openapi.yaml. */
  onDrift?: OnDrift
  fetch?: (request: Request) => Promise<Response>
  /** The first calls, if the document has already sent them. */
  callsAhead?: CallAhead[] | undefined
}

type Send = ReturnType<typeof createSender>

/** The typed client of the provider, and the count of its pending calls. */
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
  /** Sends and reads. If it did not load, the next call loads it again. */
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

  /** Sends a call under its own id, and reports a failure. */
  async function follow(method: 'GET' | 'POST', path: string, init?: { signal?: AbortSignal }) {
    const operation = `${method} ${path}`
    const called = takeAhead(callsAhead, operation)
    const id = called?.request.headers.get('X-Request-Id') ?? createCallId()
    const tell = (reason: FailedCall['reason'], status?: number) =>
      onFailed({ operation, id, reason, status })
    const onLeft = () => tell('givenUp')
    // Synchronous, because the flow that aborts a call tells the customer in the same task.
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
    // One function for all operations; callers see the types of the client.
    GET: calls('GET') as unknown as Client<ApiPaths>['GET'],
    POST: calls('POST') as unknown as Client<ApiPaths>['POST'],
    pending,
    /** The provider's time in milliseconds since 1970, if an answer gave it; else the browser's. */
    now: () => Date.now() + ahead,
  }
}

export type Api = ReturnType<typeof createApi>
