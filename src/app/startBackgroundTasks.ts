import type { Services } from '../flows/services'
import { announceUnknownOutcome } from '../flows/useUnfinishedChange'
import { afterPaint } from '../ui/afterPaint'
import { prefetchToast } from '../ui/Toaster'
import { type ConnectionParts, watchConnection } from './connection'
import { fadeToPage } from './fadeToPage'
import { loadHomeScreenMetadata } from './loadHomeScreenMetadata'
import type { Navigation } from './navigation'
import { prefetchLinkedPages } from './prefetchLinkedPages'
import { syncAutofill } from './syncAutofill'
import { storeChange, unfinishedChanges } from './unfinishedChange'

interface Parts extends ConnectionParts, Pick<Services, 'tab' | 'announce'> {
  navigation: Navigation
}

/**
 * Starts what every page uses but the first drawing does not need. It has its own bundle, to keep the first one small.
 * It loads at once, because it cannot load offline. Returns the services that it has.
 */
export function startBackgroundTasks({
  tab,
  announce,
  navigation,
  ...connection
}: Parts): Pick<Services, 'restart' | 'trackChange'> {
  // Changes that a reload interrupted.
  for (const kind of unfinishedChanges(tab)) {
    storeChange(tab, kind, false)
    announceUnknownOutcome(announce, kind)
  }
  syncAutofill(document)
  prefetchLinkedPages(document)
  prefetchToast()
  // A signed-in customer sees her figures first.
  if (!connection.session.getSnapshot().matches('signedIn')) afterPaint(loadHomeScreenMetadata)
  navigation.around = fadeToPage
  return {
    restart: watchConnection(connection),
    trackChange: (kind, isPending) => storeChange(tab, kind, isPending),
  }
}
