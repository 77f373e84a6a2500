import type { Services } from '../flows/services'
import { announceUnknownOutcome, unfinishedChanges } from '../flows/unfinishedChange'
import { afterPaint } from '../ui/afterPaint'
import { prefetchToast } from '../ui/Toaster'
import { type ConnectionParts, watchConnection } from './connection'
import { fadeToPage } from './fadeToPage'
import { loadHomeScreenMetadata } from './loadHomeScreenMetadata'
import type { Navigation } from './navigation'
import { prefetchLinkedPages } from './prefetchLinkedPages'
import { syncAutofill } from './syncAutofill'

interface Parts extends ConnectionParts, Pick<Services, 'tab' | 'announce'> {
  navigation: Navigation
}

/**
 * Starts what every page uses but the first drawing does not need. It has its own bundle, to keep the first one small.
 * It loads at once, because it cannot load offline. Returns a function that reloads the document.
 */
export function startBackgroundTasks({
  tab,
  announce,
  navigation,
  ...connection
}: Parts): Services['restart'] {
  // Changes that a reload interrupted.
  for (const kind of unfinishedChanges(tab)) announceUnknownOutcome({ tab, announce }, kind)
  syncAutofill(document)
  prefetchLinkedPages(document)
  prefetchToast()
  // A signed-in customer sees her figures first.
  if (!connection.session.getSnapshot().matches('signedIn')) afterPaint(loadHomeScreenMetadata)
  navigation.around = fadeToPage
  return watchConnection(connection)
}
