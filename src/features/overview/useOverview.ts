import { useCallback, useEffect, useState } from 'react'
import type { Api } from '../../api/client'
import { requireAccepted } from '../../api/outcome'
import type { Resources, User } from '../../api/types'
import { type AccountSnapshot, useAccountActor, useCurrentContract } from '../../core/account'
import { type Query, useQuery } from '../../core/query'
import { type Services, useServices } from '../../core/services'
import { useUnitsCache } from '../../core/unitsCache'
import { isPartial } from '../../lib/partial'

export interface Overview {
  tariffName: string
  resources: Resources
  isPartial: boolean
  user: User | undefined
  /** Milliseconds since 1970. */
  loadedAt: number
}

/** The units of the current contract, and the account they belong to. */
async function loadOverview(api: Api, signal: AbortSignal): Promise<Overview> {
  const { body } = await requireAccepted(api.GET('/api/resources', { signal }))
  const { tariff_name, resources = {}, user } = body ?? {}
  return {
    ...{ tariffName: tariff_name ?? '', resources, isPartial: isPartial(resources) },
    ...{ user, loadedAt: api.now() },
  }
}

/** Whether the newest answer about a contract had no balance: some providers send it only with the units. */
export const lacksBalance = (snapshot: AccountSnapshot | undefined): boolean =>
  snapshot?.matches({ contractSelected: 'idle' }) === true &&
  snapshot.context.answeredAt !== snapshot.context.loadedAt

/** Milliseconds. The answer is already here, unless its network stopped in the middle of it. */
const PREFETCH_TIMEOUT_MS = 1_000

const createOverviewCache = (): { overview?: Overview | undefined } => ({})

/** Prefetches the home, so that its first render has its figures. The screen handles a failure. */
export async function prefetchOverview({ api, singleton }: Services): Promise<void> {
  singleton(createOverviewCache).overview = await loadOverview(
    api,
    AbortSignal.timeout(PREFETCH_TIMEOUT_MS),
  ).catch(() => undefined)
}

/** The units of the current contract; their answer also updates the figures in the header. */
export function useOverview(): Query<Overview> {
  const account = useAccountActor()
  const productId = useCurrentContract()?.productId
  const cache = useServices().singleton(createOverviewCache)
  const [prefetchedOverview] = useState(cache.overview)
  const { store } = useUnitsCache()
  const forwardFigures = useCallback(
    (overview: Overview) => {
      const { user, loadedAt } = overview
      if (account) store(account, productId, overview)
      if (user) account?.send({ type: 'figures.receive', user, loadedAt })
    },
    [account, productId, store],
  )
  useEffect(() => {
    // If the customer returns or changes the contract, the screen loads the units again.
    cache.overview = undefined
    if (prefetchedOverview) forwardFigures(prefetchedOverview)
  }, [cache, prefetchedOverview, forwardFigures])
  const query = useQuery(loadOverview, forwardFigures, prefetchedOverview)
  return { ...query, isPartial: query.data?.isPartial ?? false }
}
