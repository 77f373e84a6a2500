import type { Api } from '../api/client'
import { accepted } from '../api/outcome'
import { type Query, useQuery } from './query'

async function loadConsentStatus(api: Api, signal: AbortSignal): Promise<boolean> {
  const { body } = await accepted(api.GET('/api/gdpr-status', { signal }))
  return body?.GDPRShow ?? false
}

/** Whether the provider wants the customer to be asked for consents; `onLoaded` must stay the same. */
export const useConsentStatus = (onLoaded: (wanted: boolean) => void): Query<boolean> =>
  useQuery(loadConsentStatus, onLoaded)
