import createClient, { type Middleware } from 'openapi-fetch'
import { CallFailed } from './failure'
import { formBody } from './formBody'
import { type Caller, callerHeaders } from './headers'
import { createPending, type Pending } from './pending'
import { createTransport } from './transport'
import type { ApiPaths } from './types'

export interface ApiOptions {
  /** Origin of the provider's API; empty for the portal's own. */
  origin: string
  /** Asked at each call, so that a call belongs to the contract and language of its moment. */
  caller: () => Caller
  /** Called once for each answer that says the token is not valid, with the token that was refused. */
  onTokenRefused: (token: string | null) => void
  fetch?: (request: Request) => Promise<Response>
}

/** The typed client of the provider, and the count of its calls under way. */
export function createApi({
  origin,
  caller,
  onTokenRefused,
  fetch = (r) => globalThis.fetch(r),
}: ApiOptions) {
  const pending: Pending = createPending()
  const client = createClient<ApiPaths>({
    baseUrl: origin,
    fetch: createTransport(fetch, pending),
    bodySerializer: formBody,
    // null takes openapi-fetch's JSON content type away; URLSearchParams then sets the form's, only where there is a body
    headers: { 'Content-Type': null, Accept: 'application/json' },
  })
  const asCaller: Middleware = {
    onRequest({ request }) {
      for (const [name, value] of Object.entries(callerHeaders(caller()))) request.headers.set(name, value)
      return request
    },
  }
  const readable: Middleware = {
    async onResponse({ request, response, schemaPath }) {
      // Loaded beside the first call, so that the checks weigh nothing on the first page.
      const { hasShapeOf } = await import('./shape')
      const json = await response
        .clone()
        .json()
        .catch(() => undefined)
      if (!hasShapeOf(request.method, schemaPath, json)) throw new CallFailed('unreadable', schemaPath)
      if ((json as { code?: unknown }).code === 'REQUEST_FAILED_INVALID_TOKEN')
        onTokenRefused(request.headers.get('Authorization')?.replace('Bearer ', '') ?? null)
      return undefined
    },
  }
  client.use(asCaller, readable)
  return { GET: client.GET, POST: client.POST, pending }
}

export type Api = ReturnType<typeof createApi>
