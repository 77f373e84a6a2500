import type { Services } from '../core/services'
import type { TabKey } from '../lib/tabStorage'
import type { AppParts } from './AppContext'
import { isInactivityLimitExceeded } from './isInactivityLimitExceeded'

/**
 * Keeps this tab in step with the others: a logout there ends the session here; a login there reloads this tab,
 * so that no data of a previous customer stays in memory or in the tab's storage.
 */
export function syncWithOtherTabs(
  { session, tab }: Services,
  { storage, config }: Pick<AppParts, 'storage' | 'config'>,
  reload: () => void,
) {
  const clearAndReload = (keptKeys: readonly TabKey[] = []) => {
    tab.clearCustomerData(keptKeys)
    reload()
  }
  storage.onOtherTabChange((key) => {
    if (key !== null && key !== 'token') return
    const token = storage.read('token')
    if (token === session.getSnapshot().context.token) return
    // After a timeout, the customer sees that reason, even if this event precedes the other tab's message.
    if (token === null)
      session.send({
        type: isInactivityLimitExceeded(tab, config) ? 'session.expire' : 'session.endElsewhere',
      })
    // A logout has cleared the payments before; otherwise they still help their customer, and only her.
    else clearAndReload(['payments'])
  })
  // The back-forward cache may restore a page as it was before a logout.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && storage.read('token') !== session.getSnapshot().context.token) clearAndReload()
  })
}
