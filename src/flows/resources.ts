import type { Api } from '../api/client'
import { accepted } from '../api/outcome'
import type { Resources, User } from '../api/types'

export interface Overview {
  tariffName: string
  resources: Resources
  user: User | undefined
}

/** The units of the current contract, and the account they belong to. */
export async function loadOverview(api: Api, signal: AbortSignal): Promise<Overview> {
  const { body } = await accepted(api.GET('/api/resources', { signal }))
  return { tariffName: body?.tariff_name ?? '', resources: body?.resources ?? {}, user: body?.user }
}
