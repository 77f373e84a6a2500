import { identityHeaders } from './headers'
import type { PrefetchedCall } from './prefetchedCall'

/** Sends requests. If the same caller already prefetched one, its answer is used once instead of a second request. */
export function createPrefetchedFetch(
  fetch: (request: Request) => Promise<Response>,
  prefetched: PrefetchedCall | undefined,
) {
  let unused = prefetched
  return (request: Request): Promise<Response> => {
    const isSame =
      unused?.request.url === request.url &&
      identityHeaders.every((name) => unused?.request.headers.get(name) === request.headers.get(name))
    if (!unused || !isSame) return fetch(request)
    const { answer, abort } = unused
    unused = undefined
    // The answer is then rejected like that of any aborted call.
    if (request.signal.aborted) abort()
    request.signal.addEventListener('abort', abort)
    return answer
  }
}
