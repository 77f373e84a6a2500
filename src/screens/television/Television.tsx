import { useCallback } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Api } from '../../api/client'
import { useCurrentContract } from '../../flows/account'
import { loadTvTariff } from '../../flows/productTariffs'
import { useQuery } from '../../flows/query'
import { Card } from '../../ui/Card'
import { Loaded } from '../../ui/Loaded'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { TvTariffCard } from './TvTariffCard'

/** The home of a TV contract. */
export default function Television() {
  const { LL } = useI18nContext()
  const productId = useCurrentContract()?.productId ?? ''
  const load = useCallback(
    (api: Api, signal: AbortSignal) => loadTvTariff(api, productId, signal),
    [productId],
  )
  const tariff = useQuery(load)
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.overview.tvHeading()}</ScreenHeading>
      <Card maxWidth="form">
        <Loaded query={tariff} emptyText={LL.overview.tariffEmpty()} skeleton={<Skeleton height="24rem" />}>
          {(shown) => <TvTariffCard tariff={shown} />}
        </Loaded>
      </Card>
    </>
  )
}
