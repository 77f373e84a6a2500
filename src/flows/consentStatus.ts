import type { Api } from '../api/client'
import { accepted } from '../api/outcome'

/** Whether the provider wants the customer to be asked for consents. */
export async function loadConsentStatus(api: Api, signal: AbortSignal): Promise<boolean> {
  const { body } = await accepted(api.GET('/api/gdpr-status', { signal }))
  return body?.GDPRShow ?? false
}
