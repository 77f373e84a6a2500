import { vi } from 'vitest'
import { apiValidator } from '../../sandbox/apiValidator'
import { createSandbox } from '../../sandbox/app'
import type { OperationId } from '../../sandbox/document'
import { type ApiOptions, createApi } from '../../src/api/client'
import type { FailedCall } from '../../src/api/failure'
import type { Caller } from '../../src/api/headers'
// Loaded with the test, so that no call waits for it.
import '../../src/api/sender'

type Fetch = (request: Request) => Promise<Response>
type Texts = Record<string, string | number>

/** The parameters of a call. */
export interface Ask {
  path?: Texts
  query?: Texts
  form?: Texts
}

export const portalOrigin = 'http://portal.test'
export const newSandbox = () => createSandbox({ now: new Date(2026, 10, 20, 10) })

export const operations = apiValidator().operations.map(({ id, path, method, token }) => ({
  id,
  path,
  method: method.toUpperCase() as 'GET' | 'POST',
  token,
}))

const described = new Map(operations.map((operation) => [operation.id, operation]))

/** The client of the portal with a provider, and the traffic between the two. */
export function createTestApi(
  provider: Fetch,
  caller: Partial<Caller> & Pick<ApiOptions, 'prefetchedCalls'> = {},
  origin = portalOrigin,
) {
  const sent: Request[] = []
  const onTokenRefused = vi.fn<(token: string | null) => void>()
  const failed: FailedCall[] = []
  const api = createApi({
    origin,
    prefetchedCalls: caller.prefetchedCalls,
    caller: () => ({ token: null, locale: 'de', contract: null, ...caller }),
    onTokenRefused,
    onFailed: (call) => failed.push(call),
    fetch(request) {
      sent.push(request.clone())
      return provider(request)
    },
  })

  /** Calls an operation by its id, as the flows do by its path. */
  function call(id: OperationId, { path, query, form }: Ask = {}, signal?: AbortSignal) {
    const operation = described.get(id)
    if (!operation) throw new Error(`${id} is not in openapi.yaml`)
    // One function for all operations: the types of a single one cannot be known here.
    const send = api[operation.method] as unknown as (
      path: string,
      init: object,
    ) => Promise<{ data?: unknown; error?: unknown; response: Response }>
    return send(operation.path, {
      params: { path, query },
      ...(form && { body: form }),
      ...(signal && { signal }),
    })
  }

  return { api, call, sent, failed, onTokenRefused }
}

/** A token of the customer with one contract of every kind. */
export async function signIn(provider: Fetch): Promise<string> {
  const { call } = createTestApi(provider)
  const { data } = await call('loginWithPassword', { form: { username: 'everyday', password: 'Portal2026' } })
  return (data as { body: { token: string } }).body.token
}
