import { createTransport } from '../../api/transport'
import { base } from '../../lib/base'
import type { HistoryState } from '../../lib/historyState'

/** Milliseconds until the portal gives up on the server. */
const TIMEOUT_MS = 20_000

/**
 * The current document of the portal's server; null if none comes. A network without internet may answer any request
 * with a page of its own, so the function checks the content.
 */
export async function fetchPortalDocument(): Promise<string | null> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  const { signal } = controller
  try {
    // Retries like any read: a new network may need a moment.
    const send = createTransport((request) => fetch(request))
    const answer = await send(
      new Request(new URL(`${base}/`, window.location.href), { cache: 'no-store', signal }),
    )
    const text = await answer.text()
    return answer.ok && text.includes('name="portal:brand"') ? text : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** Whether a document is of another release than the running one: file names contain a hash of the content. */
export function isOfAnotherRelease(text: string): boolean {
  const ownScript = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return ownScript !== null && !text.includes(new URL(ownScript.src).pathname)
}

/** Marks the history entry as reloaded for another release: only once, whatever servers answer. */
export function markRenewed(): boolean {
  const { history } = window
  const state: HistoryState = history.state
  if (state?.isRenewed) return false
  history.replaceState({ ...state, isRenewed: true } satisfies HistoryState, '')
  return true
}
