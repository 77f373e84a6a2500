import type { Api } from '../../api/client'
import { requireAccepted } from '../../api/outcome'
import type { Contract } from '../../api/types'
import { type Query, useQuery } from '../../core/query'

async function loadDevices(api: Api, signal: AbortSignal): Promise<Contract[] | null> {
  const { body } = await requireAccepted(api.GET('/api/get-ppi', { signal }))
  return body?.contracts.length ? body.contracts : null
}

/** The devices and contracts of the customer. */
export const useDevices = (): Query<Contract[]> => useQuery(loadDevices)
