import type { Api } from '../../api/client'
import { CallFailed } from '../../api/failure'
import { requireAccepted } from '../../api/outcome'
import { type Query, useQuery } from '../../core/query'

async function loadConsentStatus(api: Api, signal: AbortSignal): Promise<boolean | null> {
  try {
    const { body } = await requireAccepted(api.GET('/api/gdpr-status', { signal }))
    return body?.GDPRShow ?? null
  } catch (error) {
    // The customer did not request this: an unreadable answer decides nothing and needs no message.
    if (error instanceof CallFailed && error.reason === 'unreadable') return null
    throw error
  }
}

/** Whether the portal should ask the customer for consents. */
export const useConsentStatus = (onLoaded: (shouldAsk: boolean) => void): Query<boolean> =>
  useQuery(loadConsentStatus, onLoaded)
