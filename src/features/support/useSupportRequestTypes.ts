import type { Api } from '../../api/client'
import { requireAccepted } from '../../api/outcome'
import type { SupportRequestType } from '../../api/types'
import { type Query, useQuery } from '../../core/query'

async function loadSupportRequestTypes(api: Api, signal: AbortSignal): Promise<SupportRequestType[] | null> {
  const { body } = await requireAccepted(api.GET('/api/support-request-types', { signal }))
  return body?.supportRequestTypes.length ? body.supportRequestTypes : null
}

/** What a request to customer service can be about. */
export const useSupportRequestTypes = (): Query<SupportRequestType[]> => useQuery(loadSupportRequestTypes)
