import type { CallAhead } from './callAhead'

const told = ['Authorization', 'Locale', 'SubscriptionId', 'externalTvId', 'LogosoftId', 'ContractId']

/** Sends requests; the one that was sent ahead, by the same caller, is not sent twice: its answer is given once. */
export function answeredAhead(fetch: (request: Request) => Promise<Response>, ahead: CallAhead | undefined) {
  let unused = ahead
  return (request: Request): Promise<Response> => {
    const isSame =
      unused?.request.url === request.url &&
      told.every((name) => unused?.request.headers.get(name) === request.headers.get(name))
    if (!unused || !isSame) return fetch(request)
    const { answer, leave } = unused
    unused = undefined
    // Then its answer is refused, as that of any call that is broken off.
    if (request.signal.aborted) leave()
    request.signal.addEventListener('abort', leave)
    return answer
  }
}
