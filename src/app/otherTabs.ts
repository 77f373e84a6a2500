import type { Services } from '../flows/services'
import type { AppParts } from './AppContext'
import { isTimeOver } from './isTimeOver'

/**
 * Keeps this tab in step with the others: a logout there ends the session here; a login there reloads this tab,
 * so that no data of a former customer stays in memory or in the tab's storage.
 */
export function followOtherTabs(
  { session, tab }: Services,
  { storage, config }: Pick<AppParts, 'storage' | 'config'>,
  startAnew: () => void,
) {
  const forgetAndStartAnew = () => {
    tab.forgetCustomer()
    startAnew()
  }
  storage.onChangeElsewhere((key) => {
    if (key !== null && key !== 'token') return
    const token = storage.read('token')
    if (token === session.getSnapshot().context.token) return
    // After a timeout, the customer sees that reason, even if this event precedes the other tab's message.
    if (token === null)
      session.send({ type: isTimeOver(tab, config) ? 'session.expire' : 'session.endElsewhere' })
    else forgetAndStartAnew()
  })
  // The back-forward cache may restore a page as it was before a logout.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && storage.read('token') !== session.getSnapshot().context.token) forgetAndStartAnew()
  })
}
