import { CallFailed } from './failure'

type Fetch = (request: Request) => Promise<Response>

const RETRIES = 2
const RETRYABLE_STATUSES = new Set([502, 503, 504])
/** The provider answers this read once: after a lost answer, a retry would be refused. */
const ONE_TIME_READ_PATH = '/api/transaction-status'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Grows with each attempt; random, so that many portals do not retry at the same moment. */
const backoff = (attempt: number) => 300 * 2 ** attempt * (0.5 + Math.random() / 2)

/**
 * Sends a request. Reads are repeated at most twice on network failure and 502, 503, 504.
 * A change, or a read that is answered once, is never repeated. There is no timeout here: the port that calls times out
 * after its seconds, and aborts the call.
 */
export function createTransport(fetch: Fetch): Fetch {
  async function fetchOnce(request: Request): Promise<Response> {
    try {
      return await fetch(request)
    } catch (error) {
      if (request.signal.aborted) throw error
      throw new CallFailed('unreachable', request.url)
    }
  }

  async function send(request: Request): Promise<Response> {
    const isRetryable =
      request.method === 'GET' && !new URL(request.url).pathname.endsWith(ONE_TIME_READ_PATH)
    const retries = isRetryable ? RETRIES : 0
    for (let attempt = 0; ; attempt++) {
      const isLastAttempt = attempt === retries
      try {
        const response = await fetchOnce(request.clone())
        if (isLastAttempt || !RETRYABLE_STATUSES.has(response.status)) return response
      } catch (error) {
        if (isLastAttempt || !(error instanceof CallFailed)) throw error
      }
      await pause(backoff(attempt))
      request.signal.throwIfAborted()
    }
  }

  return send
}
