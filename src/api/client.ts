import createClient, { type Middleware } from 'openapi-fetch'
import { CallFailed } from './failure'
import { formBody } from './formBody'
import { type Caller, callerHeaders } from './headers'
import { createPending, type Pending } from './pending'
import type { OnDrift } from './reading/drift'
import type { Answer } from './reading/readAnswer'
import { createTransport } from './transport'
import type { ApiPaths } from './types'

export interface ApiOptions {
  /** Origin of the provider's API; empty for the portal's own. */
  origin: string
  /** Asked at each call, so that a call belongs to the contract and language of its moment. */
  caller: () => Caller
  /** Called once for each answer that says the token is not valid, with the token that was refused. */
  onTokenRefused: (token: string | null) => void
  /** Told of each way in which the provider's answers differ from openapi.yaml, once. */
  onDrift?: OnDrift
  fetch?: (request: Request) => Promise<Response>
}

/** The typed client of the provider, and the count of its calls under way. */
export function createApi({
  origin,
  caller,
  onTokenRefused,
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
  const asCaller: Middleware = {
    onRequest({ request }) {
      for (const [name, value] of Object.entries(callerHeaders(caller()))) request.headers.set(name, value)
      return request
    },
  }
  client.use(asCaller)

  // Loaded beside the first page, on which it weighs nothing.
  const loadReader = async () => (await import('./reading/readAnswer')).createAnswerReader(onDrift)
  let reader = loadReader()
  // Who calls hears of it, and a later call tries again.
  reader.catch(() => {})

  /** What reads an answer is there before the call is sent: nothing may be changed that nobody hears of. */
  async function readerAtHand(path: string) {
    try {
      return await reader
    } catch {
      reader = loadReader()
      return reader.catch(() => {
        throw new CallFailed('unreachable', path)
      })
    }
  }

  /** Sends a call, and reads its answer as the provider meant it before anybody sees it. */
  async function send(method: 'GET' | 'POST', path: string, init?: object) {
    const readAnswer = await readerAtHand(path)
    const call = client[method] as unknown as (path: string, init?: object) => Promise<Settled>
    const { token } = caller()
    const { data, error, response } = await call(path, init).catch((failure: unknown) => {
      if (failure instanceof CallFailed || (failure as Error).name === 'AbortError') throw failure
      throw new CallFailed('unreadable', path)
    })
    const answer = readAnswer(`${method} ${path}`, { said: data ?? error, status: response.status })
    if (refusesToken(answer, token, response)) onTokenRefused(token)
    if (!answer) throw new CallFailed('unreadable', path)
    return { data: answer.data, error: answer.refusal, response }
  }
  const sender = (method: 'GET' | 'POST') => (path: string, init?: object) =>
    pending.during(() => send(method, path, init))
  return {
    // One function for all operations; who calls it sees the types of the client.
    GET: sender('GET') as unknown as typeof client.GET,
    POST: sender('POST') as unknown as typeof client.POST,
    pending,
  }
}

/** What openapi-fetch makes of an answer: its JSON as data or as error, by its status. */
interface Settled {
  data?: unknown
  error?: unknown
  response: Response
}

/** By its code; what stands in front of a provider knows its status alone. */
const refusesToken = (answer: Answer, token: string | null, { status }: Response) =>
  answer?.refusal?.code
    ? answer.refusal.code === 'REQUEST_FAILED_INVALID_TOKEN'
    : status === 401 && token !== null

export type Api = ReturnType<typeof createApi>
