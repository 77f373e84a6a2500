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

/** Whether the newest answer about a contract came without a balance: some providers tell it with the units alone. */
export const lacksBalance = (snapshot: AccountSnapshot | undefined): boolean =>
  snapshot?.matches({ chosen: 'settled' }) === true &&
  snapshot.context.answeredAt !== snapshot.context.loadedAt

/** What has answered is here at once, unless its network has stopped in the midst of it. */
const AHEAD_MS = 1_000

const placeAhead = (): { overview?: Overview | undefined } => ({})

/** Prefetches the home, so that its first drawing has its figures. The screen handles a failure. */
export async function loadAhead({ api, once }: Services): Promise<void> {
  once(placeAhead).overview = await loadOverview(api, AbortSignal.timeout(AHEAD_MS)).catch(() => undefined)
}

/** What is left of the current contract; the header follows the figures that come along. */
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
    // A customer who returns, or changes the contract, loads it again.
    place.overview = undefined
    if (ahead) passOnFigures(ahead)
  }, [place, ahead, passOnFigures])
  return useQuery(loadOverview, passOnFigures, ahead)
}
