import type { Pending } from '../api/pending'
import { accountOf } from '../flows/account'
import { retryRead } from '../flows/retryRead'
import type { Services } from '../flows/services'
import { followRefreshes } from './missedRefresh'
import { askForDocument, isOfAnotherRelease, noteRenewal } from './portalDocument'
import type { Toasts } from './toasts'

type Restart = Services['restart']

export interface Connected extends Pick<Services, 'session' | 'again'> {
  toasts: Toasts
  pending: Pending
  reload: () => void
}

/**
 * Tells the customer when the network is lost or returns, and retries the reads that failed without it. The returned
 * function reloads the document, but never loses the current one.
 */
export function followConnection({ session, again, toasts, pending, reload }: Connected): Restart {
  const takeMissedRefresh = followRefreshes(session)
  const sayOffline = () => toasts.show('info', 'offline')
  const sayOnline = () => {
    for (const { id, text } of toasts.list()) if (text === 'offline') toasts.dismiss(id)
    toasts.show('success', 'online')
  }
  let isAsking = false
  /** The customer requested it, and sees a failure. */
  let isWanted = false

  async function restart(how?: { forNewRelease: boolean }) {
    if (!navigator.onLine) return sayOffline()
    isWanted ||= !how?.forNewRelease
    if (isAsking) return
    isAsking = true
    const given = await pending.during(askForDocument)
    const wasWanted = isWanted
    isAsking = isWanted = false
    if (given !== null && (wasWanted || (isOfAnotherRelease(given) && noteRenewal()))) reload()
    else if (wasWanted) toasts.show('error', 'unavailable')
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
  return (how) => void restart(how)
}
