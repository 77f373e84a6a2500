import type { Api } from '../api/client'
import { CallFailed } from '../api/failure'
import { accepted } from '../api/outcome'
import { type Query, useQuery } from './query'

async function loadConsentStatus(api: Api, signal: AbortSignal): Promise<boolean | null> {
  try {
    const { body } = await accepted(api.GET('/api/gdpr-status', { signal }))
    return body?.GDPRShow ?? null
  } catch (error) {
    // The customer asked for nothing: an answer that says nothing decides nothing, and is not worth a word.
    if (error instanceof CallFailed && error.reason === 'unreadable') return null
    throw error
  }
}

/** Whether the provider wants the customer to be asked for consents; `onLoaded` must stay the same. */
export const useConsentStatus = (onLoaded: (wanted: boolean) => void): Query<boolean> =>
  useQuery(loadConsentStatus, onLoaded)
