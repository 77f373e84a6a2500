import type { Api } from '../../api/client'
import { requireAccepted } from '../../api/outcome'
import type { TvTariff } from '../../api/types'
import { type Query, useQuery } from '../../core/query'

async function loadTvTariffs(api: Api, signal: AbortSignal): Promise<TvTariff[] | null> {
  const { body } = await requireAccepted(api.GET('/api/tv-tariffs', { signal }))
  return body?.tariffs.length ? body.tariffs : null
}

/** The TV packages that the provider offers. */
export const useTvTariffs = (): Query<TvTariff[]> => useQuery(loadTvTariffs)
