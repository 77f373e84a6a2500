/** A call that left before the portal was there: the script of the document asks who the customer is. */
export interface CallAhead {
  /** As openapi.yaml writes it: `GET /api/me/{phone}`. */
  operation: string
  /** What it was sent as. */
  request: Request
  answer: Promise<Response>
  isAnswered: boolean
  /** Breaks it off. */
  leave: () => void
}

const sameHeaders = ['X-Request-Id', 'Authorization', 'Locale']

/** Sends requests; the one that was sent ahead, by the same caller, is not sent twice: its answer is given once. */
export function answeredAhead(fetch: (request: Request) => Promise<Response>, ahead: CallAhead | undefined) {
  let unused = ahead
  return (request: Request): Promise<Response> => {
    const isSame =
      unused?.request.url === request.url &&
      sameHeaders.every((name) => unused?.request.headers.get(name) === request.headers.get(name))
    if (!unused || !isSame) return fetch(request)
    const { answer, leave } = unused
    unused = undefined
    // Then its answer is refused, as that of any call that is broken off.
    if (request.signal.aborted) leave()
    request.signal.addEventListener('abort', leave)
    return answer
  }
}
