import { createTransport } from '../api/transport'
import { base } from '../lib/base'

/** Milliseconds after which a server that has not answered does not answer. */
const PATIENCE = 20_000

/**
 * The document that the portal's own server gives now; null when it gives none. A network may be there without the internet
 * behind it, and give a page of its own in place of any other: so what came is looked at.
 */
export async function askForDocument(): Promise<string | null> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PATIENCE)
  const { signal } = giveUp
  try {
    // Repeated as any read is: a network that has just come may need a moment.
    const ask = createTransport((request) => fetch(request))
    const answer = await ask(
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

/** Whether a document is that of another release than the one that runs: a release names its files after what is in them. */
export function isOfAnotherRelease(text: string): boolean {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return own !== null && !text.includes(new URL(own.src).pathname)
}

/** Notes in the entry of the history that it was loaded anew for another release: once, whatever servers say. */
export function noteRenewal(): boolean {
  const { history } = window
  if (history.state?.isRenewed) return false
  history.replaceState({ ...history.state, isRenewed: true }, '')
  return true
}
