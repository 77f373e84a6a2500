import type { Pending } from '../api/pending'
import { createTransport } from '../api/transport'
import { accountOf } from '../flows/account'
import { retryRead } from '../flows/retryRead'
import type { Services } from '../flows/services'
import { followRefreshes } from './missedRefresh'
import type { Toasts } from './toasts'

export interface Connected extends Pick<Services, 'session' | 'again'> {
  toasts: Toasts
  pending: Pending
  reload: () => void
}

/** Milliseconds after which a server that has not answered does not answer. */
const PATIENCE = 20_000

/**
 * Whether the portal's own server gives its document. A network may be there without the internet behind it, and give a
 * page of its own in place of any other: so what came is looked at.
 */
async function isServerThere(): Promise<boolean> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PATIENCE)
  const { signal } = giveUp
  try {
    // Repeated as any read is: a network that has just come may need a moment.
    const ask = createTransport((request) => fetch(request))
    const answer = await ask(new Request(new URL('/', window.location.href), { cache: 'no-store', signal }))
    return answer.ok && (await answer.text()).includes('name="portal:brand"')
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Tells the customer when the network goes and comes, and has done again what failed for it: reads alone. Gives back how
 * to load the document anew without losing the one that is there.
 */
export function followConnection({ session, again, toasts, pending, reload }: Connected): () => void {
  const takeMissedRefresh = followRefreshes(session)
  const sayOffline = () => toasts.show('info', 'offline')
  const sayOnline = () => {
    for (const { id, text } of toasts.list()) if (text === 'offline') toasts.dismiss(id)
    toasts.show('success', 'online')
  }
  let asking = false

  async function restart() {
    if (asking) return
    if (!navigator.onLine) return sayOffline()
    asking = true
    const isThere = await pending.during(isServerThere)
    asking = false
    if (isThere) reload()
    else toasts.show('error', 'unavailable')
  }

  function goOn() {
    sayOnline()
    const account = accountOf(session)
    if (account) retryRead(account)
    takeMissedRefresh()?.send({ type: 'account.reload' })
    for (const retry of again) retry()
  }

  window.addEventListener('offline', sayOffline)
  window.addEventListener('online', goOn)
  if (!navigator.onLine) sayOffline()
  return () => void restart()
}
