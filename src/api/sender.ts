import createClient from 'openapi-fetch'
import { answeredAhead } from './answeredAhead'
import type { CallAhead } from './callAhead'
import { CallFailed } from './failure'
import { formBody } from './formBody'
import { type Caller, callHeaders } from './headers'
import type { OnDrift } from './reading/drift'
import { createAnswerReader } from './reading/readAnswer'
import { createTransport } from './transport'
import type { ApiPaths, Refusal } from './types'

export interface SenderOptions {
  origin: string
  caller: () => Caller
  onTokenRefused: (token: string | null) => void
  onDrift: OnDrift
  /** Told how far the provider's clock is ahead of the browser's, in milliseconds. */
  onClock: (ahead: number) => void
  fetch: (request: Request) => Promise<Response>
}

/** A call of openapi.yaml, by the path that stands there. */
export interface Call {
  method: 'GET' | 'POST'
  path: string
  id: string
  /** Its values, its body and its signal, as openapi-fetch takes them. */
  init?: object | undefined
  /** The same call, where it was sent ahead. */
  ahead: CallAhead | undefined
}

/** What came of a call: what was asked for, or a refusal. */
export interface Answered {
  data: unknown
  error: Refusal | undefined
  response: Response
}

/** What openapi-fetch makes of an answer: its JSON as data or as error, by its status. */
interface Settled {
  data?: unknown
  error?: unknown
  response: Response
}

/** Sends calls, and reads their answers as the provider meant them before anybody sees them. */
export function createSender({ origin, caller, onTokenRefused, onDrift, onClock, fetch }: SenderOptions) {
  const readAnswer = createAnswerReader(onDrift)
  const client = createClient<ApiPaths>({
    baseUrl: origin,
    bodySerializer: formBody,
    // null takes openapi-fetch's JSON content type away; URLSearchParams then sets the form's, only where there is a body
    headers: { 'Content-Type': null, Accept: 'application/json' },
    // A browser that keeps answers by rules of its own shows one customer's balance to the next.
    ...({ cache: 'no-store', credentials: 'omit', redirect: 'error' } as const),
  })

  return async function send({ method, path, id, init, ahead }: Call): Promise<Answered> {
    // One function for all operations: who calls it through the client sees its types.
    const call = client[method] as unknown as (path: string, init: object) => Promise<Settled>
    const who = caller()
    const how = { headers: callHeaders(who, id), fetch: createTransport(answeredAhead(fetch, ahead)) }
    const { data, error, response } = await call(path, { ...init, ...how }).catch((failure: unknown) => {
      if (failure instanceof CallFailed || (failure as Error).name === 'AbortError') throw failure
      throw new CallFailed('unreadable', path)
    })
    const hasToken = who.token !== null
    const { status, headers } = response
    const date = headers.get('date')
    const answer = readAnswer(`${method} ${path}`, { said: data ?? error, status, hasToken, date })
    if (answer.clockAhead !== undefined) onClock(answer.clockAhead)
    if (answer.refusesToken) onTokenRefused(who.token)
    if (!answer.refusal && answer.data === undefined) throw new CallFailed('unreadable', path, status)
    return { data: answer.data, error: answer.refusal, response }
  }
}
