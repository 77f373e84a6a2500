import { useCallback } from 'react'
import type { Api } from '../api/client'
import { accepted } from '../api/outcome'
import type { Resources, User } from '../api/types'
import { type Query, useQuery } from './query'
import { useServices } from './services'

interface Overview {
  tariffName: string
  resources: Resources
  user: User | undefined
}

async function loadOverview(api: Api, signal: AbortSignal): Promise<Overview> {
  const { body } = await accepted(api.GET('/api/resources', { signal }))
  return { tariffName: body?.tariff_name ?? '', resources: body?.resources ?? {}, user: body?.user }
}

/** The units of the current contract; the account they belong to is passed on to the rest of the portal. */
export function useOverview(): Query<Overview> {
  const { announce } = useServices()
  const passOn = useCallback(
    ({ user }: Overview) => user && announce({ type: 'account.loaded', user }),
    [announce],
  )
  return useQuery(loadOverview, passOn)
}
