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
 * What belongs to every page but is not needed to draw the first: loaded beside it, so that it weighs nothing there, and
 * at once, for without a network it could not be. Gives back how to load the document anew.
 */
export function startBeside({ tab, announce, ...connected }: Parts): Services['restart'] {
  // Changes in whose middle the page was loaded anew.
  for (const kind of unfinishedChanges(tab)) tellUnknownOutcome({ tab, announce }, kind)
  noticeFilledIn(document)
  fetchAhead(document)
  fetchToast()
  // Who is signed in sees her figures first.
  if (!connected.session.getSnapshot().matches('signedIn')) afterPaint(fetchHomeScreen)
  changePagesBy(fadeToPage)
  return followConnection(connected)
}
