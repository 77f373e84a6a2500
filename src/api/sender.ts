import createClient from 'openapi-fetch'
import { createAnswerDecoder } from './decoding/decodeAnswer'
import type { OnDrift } from './decoding/drift'
import { CallFailed } from './failure'
import { formBody } from './formBody'
import { type Caller, callHeaders } from './headers'
import type { PrefetchedCall } from './prefetchedCall'
import { createPrefetchedFetch } from './prefetchedFetch'
import { createTransport } from './transport'
import type { Contract, Refusal } from './types'

export interface SenderOptions {
  origin: string
  caller: () => Caller
  onTokenRefused: (token: string | null) => void
  onDrift: OnDrift
  /** Receives how far the provider's clock is ahead of the browser's, in milliseconds. */
  onClockOffset: (offset: number) => void
  fetch: (request: Request) => Promise<Response>
}

/** Options of a call beyond those of openapi-fetch. */
export interface CallOptions {
  signal?: AbortSignal
  /** The contract of a read in the background, instead of the current one. The loading overlay ignores it. */
  contract?: Contract
}

/** A call of openapi.yaml, by its path there. */
export interface Call {
  method: 'GET' | 'POST'
  path: string
  id: string
  /** Its values, body and signal, in the form of openapi-fetch. */
  init?: CallOptions | undefined
  /** The same call, if it was prefetched. */
  prefetched: PrefetchedCall | undefined
}

/** The result of a call: data or a refusal. */
export interface CallResult {
  data: unknown
  error: Refusal | undefined
  response: Response
}

/** Any call: callers see the types of the client, and the answer is not decoded yet. */
type AnyCall = { responses: { default: { content: { 'application/json': unknown } } } }
type AnyPaths = Record<string, { get: AnyCall; post: AnyCall }>

/** Sends calls, and decodes their answers as the provider meant them. */
export function createSender({
  origin,
  caller,
  onTokenRefused,
  onDrift,
  onClockOffset,
  fetch,
}: SenderOptions) {
  const decodeAnswer = createAnswerDecoder(onDrift)
  const client = createClient<AnyPaths>({
    baseUrl: origin,
    bodySerializer: formBody,
    // null removes openapi-fetch's JSON content type; URLSearchParams then sets the form's, only if there is a body
    headers: { 'Content-Type': null },
    // A browser with its own caching rules would show one customer's balance to the next.
    ...({ cache: 'no-store', credentials: 'omit', redirect: 'error' } as const),
  })

  return async function send({ method, path, id, init, prefetched }: Call): Promise<CallResult> {
    const { contract, ...requestInit } = init ?? {}
    const currentCaller = { ...caller(), ...(contract && { contract }) }
    const options = {
      headers: callHeaders(currentCaller, id),
      fetch: createTransport(createPrefetchedFetch(fetch, prefetched)),
    }
    const httpMethod = method === 'GET' ? 'get' : 'post'
    const { data, error, response } = await client
      .request(httpMethod, path, { ...requestInit, ...options })
      .catch((failure: unknown) => {
        if (failure instanceof CallFailed || init?.signal?.aborted) throw failure
        throw new CallFailed('unreadable', path)
      })
    const hasToken = currentCaller.token !== null
    const { status, headers } = response
    const date = headers.get('date')
    const answer = decodeAnswer(`${method} ${path}`, { json: data ?? error, status, hasToken, date })
    if (answer.clockOffset !== undefined) onClockOffset(answer.clockOffset)
    if (answer.refusesToken) onTokenRefused(currentCaller.token)
    if (!answer.refusal && answer.data === undefined) throw new CallFailed('unreadable', path, response)
    return { data: answer.data, error: answer.refusal, response }
  }
}
