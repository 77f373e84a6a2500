import type { CallAhead } from './callAhead'

const told = ['Authorization', 'Locale', 'SubscriptionId', 'externalTvId', 'LogosoftId', 'ContractId']

/** Sends requests. If the same caller already prefetched one, its answer is used once instead of a second request. */
export function answeredAhead(fetch: (request: Request) => Promise<Response>, ahead: CallAhead | undefined) {
  let unused = ahead
  return (request: Request): Promise<Response> => {
    const isSame =
      unused?.request.url === request.url &&
      told.every((name) => unused?.request.headers.get(name) === request.headers.get(name))
    if (!unused || !isSame) return fetch(request)
    const { answer, leave } = unused
    unused = undefined
    // The answer is then rejected like that of any aborted call.
    if (request.signal.aborted) leave()
    request.signal.addEventListener('abort', leave)
    return answer
  }
}
