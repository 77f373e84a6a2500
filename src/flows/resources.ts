import { useCallback, useEffect, useState } from 'react'
import type { Api } from '../api/client'
import { accepted } from '../api/outcome'
import type { Resources, User } from '../api/types'
import { asPartialAs } from '../lib/partial'
import { type AccountSnapshot, useAccountActor, useCurrentContract } from './account'
import { useUnitsKeeper } from './knownUnits'
import { type Query, useQuery } from './query'
import { type Services, useServices } from './services'

export interface Overview {
  tariffName: string
  resources: Resources
  user: User | undefined
  /** Milliseconds since 1970. */
  loadedAt: number
}

/** The units of the current contract, and the account they belong to. */
async function loadOverview(api: Api, signal: AbortSignal): Promise<Overview> {
  const { body } = await accepted(api.GET('/api/resources', { signal }))
  const { tariff_name, resources = {}, user } = body ?? {}
  return asPartialAs(resources, { tariffName: tariff_name ?? '', resources, user, loadedAt: api.now() })
}

/** Whether the newest answer about a contract had no balance: some providers send it only with the units. */
export const lacksBalance = (snapshot: AccountSnapshot | undefined): boolean =>
  snapshot?.matches({ contractSelected: 'idle' }) === true &&
  snapshot.context.answeredAt !== snapshot.context.loadedAt

/** Milliseconds. The answer is already here, unless its network stopped in the middle of it. */
const AHEAD_MS = 1_000

const placeAhead = (): { overview?: Overview | undefined } => ({})

/** Prefetches the home, so that its first render has its figures. The screen handles a failure. */
export async function loadAhead({ api, once }: Services): Promise<void> {
  once(placeAhead).overview = await loadOverview(api, AbortSignal.timeout(AHEAD_MS)).catch(() => undefined)
}

/** The units of the current contract; their answer also updates the figures in the header. */
export function useOverview(): Query<Overview> {
  const account = useAccountActor()
  const productId = useCurrentContract()?.productId
  const place = useServices().once(placeAhead)
  const [ahead] = useState(place.overview)
  const { keep } = useUnitsKeeper()
  const passOnFigures = useCallback(
    (overview: Overview) => {
      const { user, loadedAt } = overview
      if (account) keep(account, productId, overview)
      if (user) account?.send({ type: 'figures.receive', user, loadedAt })
    },
    [account, productId, keep],
  )
  useEffect(() => {
    // If the customer returns or changes the contract, the screen loads the units again.
    place.overview = undefined
    if (ahead) passOnFigures(ahead)
  }, [place, ahead, passOnFigures])
  return useQuery(loadOverview, passOnFigures, ahead)
}
