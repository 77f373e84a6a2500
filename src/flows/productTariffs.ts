import type { Api } from '../api/client'
import { accepted } from '../api/outcome'
import type { InternetTariff, TvTariff } from '../api/types'

export async function loadTvTariff(
  api: Api,
  productId: string,
  signal: AbortSignal,
): Promise<TvTariff | null> {
  const { body } = await accepted(
    api.GET('/api/tv-tariff/{productId}', { params: { path: { productId } }, signal }),
  )
  return body?.tariff ?? null
}

export async function loadInternetTariff(
  api: Api,
  productId: string,
  signal: AbortSignal,
): Promise<InternetTariff | null> {
  const { body } = await accepted(
    api.GET('/api/internet-tariff/{productId}', { params: { path: { productId } }, signal }),
  )
  return body?.tariff ?? null
}
