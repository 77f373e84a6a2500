/** A prefetched call: a script of the document sends the portal's first requests before the portal has loaded. */
export interface PrefetchedCall {
  /** As openapi.yaml writes it: `GET /api/me/{phone}`. */
  operation: string
  request: Request
  /** Milliseconds since 1970. */
  sentAt: number
  answer: Promise<Response>
  isAnswered: boolean
  /** Aborts it. */
  abort: () => void
}

/** Milliseconds, the same as the read timeout of the flows: an older answer may be stale. */
const MAX_AGE_MS = 20_000

/** The prefetched call of an operation. It is returned once, and only while it is fresh. */
export function takePrefetched(calls: PrefetchedCall[], operation: string): PrefetchedCall | undefined {
  const index = calls.findIndex((call) => call.operation === operation)
  const [call] = index < 0 ? [] : calls.splice(index, 1)
  return call && Date.now() - call.sentAt < MAX_AGE_MS ? call : undefined
}
