import type { TabStorage } from '../lib/tabStorage'
import type { Settings } from './config'

/**
 * Whether the customer has been away for too long while this tab had no document: at the payment provider, or put away by
 * the browser, which loads a tab anew when somebody looks at it again.
 */
export function isTimeOver(
  tab: TabStorage,
  { inactivityMinutes }: Pick<Settings, 'inactivityMinutes'>,
): boolean {
  const at = tab.read('lastActive')
  return inactivityMinutes > 0 && typeof at === 'number' && Date.now() - at >= inactivityMinutes * 60_000
}
