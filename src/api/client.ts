import type { Client } from 'openapi-fetch'
import { createCallId } from './callId'
import type { OnDrift } from './decoding/drift'
import { CallFailed, type FailedCall } from './failure'
import type { Caller } from './headers'
import { createPendingCalls, type PendingCalls } from './pendingCalls'
import { type PrefetchedCall, takePrefetched } from './prefetchedCall'
import type { CallOptions, createSender } from './sender'
import type { ApiPaths } from './types'

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
  prefetchedCalls?: PrefetchedCall[] | undefined
}

type Send = ReturnType<typeof createSender>

/** The typed client of the provider, and the count of its pending calls. */
export function createApi({
  onFailed = () => {},
  onDrift = () => {},
  fetch = (r) => globalThis.fetch(r),
  prefetchedCalls = [],
  ...senderOptions
}: ApiOptions) {
  const pending: PendingCalls = createPendingCalls()
  let clockOffset = 0
  const onClockOffset = (milliseconds: number) => {
    clockOffset = milliseconds
  }
  let sender: Promise<Send> | undefined
  /** Sends and decodes; not in the bundle of the first page. If it did not load, the next call loads it again. */
  const loadSender = (): Promise<Send> => {
    sender ??= import('./sender').then(
      (module) => module.createSender({ ...senderOptions, onDrift, onClockOffset, fetch }),
      () => {
        sender = undefined
        throw new CallFailed('unreachable', 'sender')
      },
    )
    return sender
  }

  /** Sends a call under its own id, and reports a failure. */
  async function callAndReport(method: 'GET' | 'POST', path: string, init?: CallOptions) {
    const operation = `${method} ${path}`
    const prefetchedCall = takePrefetched(prefetchedCalls, operation)
    const id = prefetchedCall?.request.headers.get('X-Request-Id') ?? createCallId()
    const reportFailure = (reason: FailedCall['reason'], status?: number) =>
      onFailed({ operation, id, reason, status })
    const signal = init?.signal
    // Synchronous, because the port that times out tells its flow in the same task. Any other abort is no failure.
    const onAbort = () => signal?.reason instanceof CallFailed && reportFailure(signal.reason.reason)
    signal?.addEventListener('abort', onAbort)
    try {
      const send = await loadSender()
      const answer = await send({ method, path, id, init, prefetched: prefetchedCall })
      if (answer.error) reportFailure('refused', answer.response.status)
      return answer
    } catch (error) {
      if (error instanceof CallFailed && !signal?.aborted) reportFailure(error.reason, error.response?.status)
      throw error
    } finally {
      signal?.removeEventListener('abort', onAbort)
    }
  }

  const createMethod = (method: 'GET' | 'POST') => (path: string, init?: CallOptions) => {
    const call = () => callAndReport(method, path, init)
    return init?.contract ? call() : pending.track(call)
  }
  const methods = { GET: createMethod('GET'), POST: createMethod('POST') }
  return {
    // The decoder checks each answer against openapi.yaml at run time; no type can follow that.
    ...(methods as unknown as Pick<Client<ApiPaths>, 'GET' | 'POST'>),
    pending,
    /** The provider's time in milliseconds since 1970, if an answer gave it; else the browser's. */
    now: () => Date.now() + clockOffset,
  }
}

export type Api = ReturnType<typeof createApi>
