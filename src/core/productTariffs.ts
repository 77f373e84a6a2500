import type { Api } from '../api/client'
import { requireAccepted } from '../api/outcome'
import type { InternetTariff, TvTariff } from '../api/types'
import { kindOf } from '../domain/contractKind'
import { useCurrentContract } from './account'
import { optionalRead } from './optionalRead'
import { type Query, useQuery } from './query'

async function loadTvTariff(api: Api, productId: string, signal: AbortSignal): Promise<TvTariff | null> {
  const { body } = await requireAccepted(
    api.GET('/api/tv-tariff/{productId}', { params: { path: { productId } }, signal }),
  )
  return body?.tariff ?? null
}

async function loadInternetTariff(
  api: Api,
  productId: string,
  signal: AbortSignal,
): Promise<InternetTariff | null> {
  const { body } = await requireAccepted(
    api.GET('/api/internet-tariff/{productId}', { params: { path: { productId } }, signal }),
  )
  return body?.tariff ?? null
}

/** The TV package of a product; without one, it sends no call. Another product needs another `key`. */
export const useTvTariff = (productId: string | undefined): Query<TvTariff> =>
  useQuery(async (api, signal) => (productId ? loadTvTariff(api, productId, signal) : null))

/** The internet tariff of a product; without one, it sends no call. Another product needs another `key`. */
export const useInternetTariff = (productId: string | undefined): Query<InternetTariff> =>
  useQuery(async (api, signal) => (productId ? loadInternetTariff(api, productId, signal) : null))

/** The TV package of the current contract; empty if it is unknown, or the contract is no TV contract. */
export function useOwnTvTariff(): Query<TvTariff> {
  const contract = useCurrentContract()
  const productId = contract && kindOf(contract) === 'tv' ? contract.productId : null
  return useQuery<TvTariff>(async (api, signal) =>
    productId ? optionalRead((optionalSignal) => loadTvTariff(api, productId, optionalSignal), signal) : null,
  )
}
