import type { Api } from '../api/client'
import { accepted } from '../api/outcome'
import type { Contract } from '../api/types'

/** The devices and contracts of the customer; `null` when there are none. */
export async function loadDevices(api: Api, signal: AbortSignal): Promise<Contract[] | null> {
  const { body } = await accepted(api.GET('/api/get-ppi', { signal }))
  return body?.contracts.length ? body.contracts : null
}
