import type { PendingCalls } from '../../api/pendingCalls'
import { type AccountActor, accountOf } from '../../core/account'
import { listen } from '../../core/announcement'
import { changeKinds } from '../../core/flows'
import { retryRead } from '../../core/retryRead'
import type { Services, SessionActor } from '../../core/services'
import type { TabStorage } from '../../lib/tabStorage'
import type { Toasts } from '../toasts'
import { unfinishedChanges } from '../unfinishedChange'
import { fetchPortalDocument, isOfAnotherRelease, markRenewed } from './portalDocument'

/**
 * Remembers an account whose refresh failed without a network: it keeps the old figures in a state without a retry.
 * The returned function returns that account once.
 */
function watchRefreshes(session: SessionActor): () => AccountActor | undefined {
  let account: AccountActor | undefined
  let missed: AccountActor | undefined

  function watchAccount({ children }: ReturnType<SessionActor['getSnapshot']>) {
    if (children.account === account) return
    account = children.account
    const watched = account
    if (watched)
      listen(watched, {
        'call.failed'() {
          if (!navigator.onLine) missed = watched
        },
      })
  }

  session.subscribe(watchAccount)
  watchAccount(session.getSnapshot())
  return () => {
    const result = missed
    missed = undefined
    return result
  }
}

type Restart = Services['restart']

/**
 * Whether a reload loses nothing: no text, no modal or form of another site with more (such as a card's number), no change
 * without an answer, and no message about one.
 */
const hasBegunNothing = (tab: TabStorage, toasts: Toasts): boolean =>
  unfinishedChanges(tab, changeKinds).length === 0 &&
  toasts.list().every(({ kind }) => kind !== 'error') &&
  document.querySelector('[role=dialog], [role=alertdialog], iframe') === null &&
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].every(
    ({ type, value }) => type === 'radio' || type === 'checkbox' || value === '',
  )

export interface ConnectionParts extends Pick<Services, 'session' | 'onlineRetries' | 'tab'> {
  toasts: Toasts
  pending: PendingCalls
  reload: () => void
}

/**
 * Tells the customer when the network is lost or returns, and retries the reads that failed without it. The returned
 * function reloads the document, but never loses the current one.
 */
export function watchConnection({
  session,
  tab,
  onlineRetries,
  toasts,
  pending,
  reload,
}: ConnectionParts): Restart {
  const takeMissedRefresh = watchRefreshes(session)
  const showOffline = () => toasts.show('info', 'offline')
  const showOnline = () => {
    for (const { id, text } of toasts.list()) if (text === 'offline') toasts.dismiss(id)
    toasts.show('success', 'online')
  }
  let isChecking = false
  /** The customer requested it, and sees a failure. */
  let isRequestedByCustomer = false
  let isMissingAgain = false

  async function restart(...[automatically]: Parameters<Restart>) {
    if (!navigator.onLine) return showOffline()
    isRequestedByCustomer ||= !automatically
    isMissingAgain ||= automatically === 'missingFile'
    if (isChecking) return
    isChecking = true
    const portalDocument = await pending.track(fetchPortalDocument)
    const reasons = { isRequestedByCustomer, isMissingAgain }
    isChecking = isRequestedByCustomer = isMissingAgain = false
    const isDue = reasons.isMissingAgain || isOfAnotherRelease(portalDocument ?? '')
    if (
      portalDocument !== null &&
      (reasons.isRequestedByCustomer || (isDue && hasBegunNothing(tab, toasts) && markRenewed()))
    )
      reload()
    else if (reasons.isRequestedByCustomer) toasts.show('error', 'unavailable')
    else if (reasons.isMissingAgain) toasts.show('error', 'chunkFailed')
  }

  function resume() {
    showOnline()
    const account = accountOf(session)
    if (account) retryRead(account)
    takeMissedRefresh()?.send({ type: 'account.reload' })
    for (const retry of onlineRetries) retry()
  }

  window.addEventListener('offline', showOffline)
  window.addEventListener('online', resume)
  if (!navigator.onLine) showOffline()
  return (automatically) => void restart(automatically)
}
