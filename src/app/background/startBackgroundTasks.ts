import { changeKinds } from '../../core/flows'
import type { Services } from '../../core/services'
import { announceUnknownOutcome } from '../../core/useUnfinishedChange'
import { afterFirstInput } from '../../ui/afterFirstInput'
import { afterPaint } from '../../ui/afterPaint'
import { prefetchToast } from '../../ui/messages/Toaster'
import { isWideScreen } from '../../ui/wideScreen'
import { loadHomeScreenMetadata } from '../loadHomeScreenMetadata'
import type { Messages } from '../messages'
import { routeAt } from '../routeAt'
import type { Pages } from '../routes'
import { storeChange, unfinishedChanges } from '../unfinishedChange'
import { type ConnectionParts, watchConnection } from './connection'
import { endToastsWithPage } from './endToastsWithPage'
import { syncAutofill } from './syncAutofill'

/** Prefetches the file of a page when the customer points at, touches or focuses a link to it. */
function prefetchLinkedPages(page: Document, pages: Pages): void {
  function prefetchPage({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== page.location.origin) return
    // The page itself shows an error if it is missing.
    routeAt(link.pathname, pages)
      ?.screen.preload?.()
      .catch(() => {})
  }
  // Adding it twice has no effect.
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    page.addEventListener(type, prefetchPage, { passive: true })
}

interface Parts extends ConnectionParts, Pick<Services, 'announce' | 'loadCustomerFlows'> {
  messages: Messages
  pages: Pages
}

/**
 * Starts what every page uses but the first drawing does not need. It has its own bundle, to keep the first one small.
 * It loads at once, because it cannot load offline. Returns a function that reloads the document.
 */
export function startBackgroundTasks({
  tab,
  announce,
  loadCustomerFlows,
  messages,
  pages,
  ...connection
}: Parts): Services['restart'] {
  // Changes that a reload interrupted.
  for (const kind of unfinishedChanges(tab, changeKinds)) {
    // The page may not have loaded the texts of another page's change.
    messages.loadPart('rest').catch(() => {})
    storeChange(tab, kind, false)
    announceUnknownOutcome(announce, kind)
  }
  syncAutofill(document)
  prefetchLinkedPages(document, pages)
  prefetchToast()
  endToastsWithPage(connection.toasts)
  afterFirstInput(() => import('../restoreScroll'))
    .then((module) => module.restoreScroll())
    .catch(() => {})
  if (connection.session.getSnapshot().matches('signedIn')) {
    // A wide screen shows it with the page; a failure appears in its place.
    if (isWideScreen()) import('../shell/SideMenu').then((module) => module.fetchMenu()).catch(() => {})
  } else {
    // A signed-in customer sees her figures first.
    afterPaint(loadHomeScreenMetadata)
    // With them comes what sends calls. The login loads both again and reports failures.
    afterFirstInput(loadCustomerFlows).catch(() => {})
  }
  return watchConnection({ ...connection, tab })
}
