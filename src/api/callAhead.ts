/** A call that left before the portal was there: a script of the document asks what the portal will ask first. */
export interface CallAhead {
  /** As openapi.yaml writes it: `GET /api/me/{phone}`. */
  operation: string
  /** What it was sent as. */
  request: Request
  /** Milliseconds since 1970. */
  sentAt: number
  answer: Promise<Response>
  isAnswered: boolean
  /** Breaks it off. */
  leave: () => void
}

/** As long as the flows wait for an answer, in milliseconds: an older one may say what is over. */
const FRESH_MS = 20_000

/** The call of an operation that was sent ahead: it is given once, and not when it is old. */
export function takeAhead(calls: CallAhead[], operation: string): CallAhead | undefined {
  const index = calls.findIndex((call) => call.operation === operation)
  const [call] = index < 0 ? [] : calls.splice(index, 1)
  return call && Date.now() - call.sentAt < FRESH_MS ? call : undefined
}
