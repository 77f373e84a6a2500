import createClient from 'openapi-fetch'
import { createCallId } from './callId'
import { CallFailed, type FailedCall } from './failure'
import { formBody } from './formBody'
import { type Caller, callHeaders } from './headers'
import { createPending, type Pending } from './pending'
import type { OnDrift } from './reading/drift'
import { createTransport } from './transport'
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
}

/** The typed client of the provider, and the count of its calls under way. */
export function createApi({
  origin,
  caller,
  onTokenRefused,
  onFailed = () => {},
  onDrift = () => {},
  fetch = (r) => globalThis.fetch(r),
}: ApiOptions) {
  const pending: Pending = createPending()
  const client = createClient<ApiPaths>({
    baseUrl: origin,
    fetch: createTransport(fetch),
    bodySerializer: formBody,
    // null takes openapi-fetch's JSON content type away; URLSearchParams then sets the form's, only where there is a body
    headers: { 'Content-Type': null, Accept: 'application/json' },
    // A browser that keeps answers by rules of its own shows one customer's balance to the next.
    ...({ cache: 'no-store', credentials: 'omit', redirect: 'error' } as const),
  })
  let ahead = 0
  type ReadAnswer = ReturnType<typeof import('./reading/readAnswer')['createAnswerReader']>
  let reader: Promise<ReadAnswer> | undefined
  /** What reads answers; one that did not load is asked for again by the next call. */
  const readerAtHand = (): Promise<ReadAnswer> => {
    reader ??= import('./reading/readAnswer').then(
      ({ createAnswerReader }) => createAnswerReader(onDrift),
      () => {
        reader = undefined
        throw new CallFailed('unreachable', 'reader')
      },
    )
    return reader
  }
  // Loaded beside the first page, on which it weighs nothing. Who calls hears of a failure.
  readerAtHand().catch(() => {})

  /**
   * Sends a call, and reads its answer as the provider meant it before anybody sees it. The reader is there before the
   * call is sent: nothing may be changed that nobody hears of.
   */
  async function send(method: 'GET' | 'POST', path: string, id: string, init?: object) {
    const readAnswer = await readerAtHand()
    const call = client[method] as unknown as (path: string, init: object) => Promise<Settled>
    const who = caller()
    const { data, error, response } = await call(path, { ...init, headers: callHeaders(who, id) }).catch(
      (failure: unknown) => {
        if (failure instanceof CallFailed || (failure as Error).name === 'AbortError') throw failure
        throw new CallFailed('unreadable', path)
      },
    )
    const hasToken = who.token !== null
    const { status, headers } = response
    const date = headers.get('date')
    const answer = readAnswer(`${method} ${path}`, { said: data ?? error, status, hasToken, date })
    ahead = answer.clockAhead ?? ahead
    if (answer.refusesToken) onTokenRefused(who.token)
    if (!answer.refusal && answer.data === undefined) throw new CallFailed('unreadable', path, status)
    return { data: answer.data, error: answer.refusal, response }
  }

  /** Sends a call under an id of its own, and tells if it fails. */
  async function follow(method: 'GET' | 'POST', path: string, init?: { signal?: AbortSignal }) {
    const id = createCallId()
    const tell = (reason: FailedCall['reason'], status?: number) =>
      onFailed({ operation: `${method} ${path}`, id, reason, status })
    const onLeft = () => tell('givenUp')
    // Heard at once: the flow that gives a call up tells the customer in the same breath.
    const late = setTimeout(() => init?.signal?.addEventListener('abort', onLeft), LATE_MS)
    try {
      const answer = await send(method, path, id, init)
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
  const sender = (method: 'GET' | 'POST') => (path: string, init?: object) =>
    pending.during(() => follow(method, path, init))
  return {
    // One function for all operations; who calls it sees the types of the client.
    GET: sender('GET') as unknown as typeof client.GET,
    POST: sender('POST') as unknown as typeof client.POST,
    pending,
    /** The provider's time in milliseconds since 1970, as far as an answer has told it; else the browser's. */
    now: () => Date.now() + ahead,
  }
}

/** What openapi-fetch makes of an answer: its JSON as data or as error, by its status. */
interface Settled {
  data?: unknown
  error?: unknown
  response: Response
}

export type Api = ReturnType<typeof createApi>
