import type { TabStorage } from '../lib/tabStorage'
import type { PortalConfig } from './config'

/**
 * Whether the customer was away for too long while this tab had no document: at the payment provider, or in a tab
 * that the browser discarded and now reloads.
 */
export function isInactivityLimitExceeded(
  tab: Pick<TabStorage, 'read'>,
  { inactivityMinutes }: Pick<PortalConfig, 'inactivityMinutes'>,
): boolean {
  const lastActiveAt = tab.read('lastActive')
  return (
    inactivityMinutes > 0 &&
    typeof lastActiveAt === 'number' &&
    Date.now() - lastActiveAt >= inactivityMinutes * 60_000
  )
}
