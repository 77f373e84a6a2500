import type { Services } from '../flows/services'
import { tellUnknownOutcome, unfinishedChanges } from '../flows/unfinishedChange'
import { afterPaint } from '../ui/afterPaint'
import { fetchToast } from '../ui/Toaster'
import { changePagesBy } from './changeOfPage'
import { type Connected, followConnection } from './connection'
import { fadeToPage } from './fadeToPage'
import { fetchAhead } from './fetchAhead'
import { fetchHomeScreen } from './fetchHomeScreen'
import { noticeFilledIn } from './filledIn'

interface Parts extends Connected, Pick<Services, 'tab' | 'announce'> {}

/**
 * Starts what every page uses but the first drawing does not need. It has its own bundle, to keep the first one small.
 * It loads at once, because it cannot load offline. Returns a function that reloads the document.
 */
export function startBeside({ tab, announce, ...connected }: Parts): Services['restart'] {
  // Changes that a reload interrupted.
  for (const kind of unfinishedChanges(tab)) tellUnknownOutcome({ tab, announce }, kind)
  noticeFilledIn(document)
  fetchAhead(document)
  fetchToast()
  // A signed-in customer sees her figures first.
  if (!connected.session.getSnapshot().matches('signedIn')) afterPaint(fetchHomeScreen)
  changePagesBy(fadeToPage)
  return followConnection(connected)
}
