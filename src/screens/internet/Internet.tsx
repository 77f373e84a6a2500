import { useCallback } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Api } from '../../api/client'
import { useCurrentContract } from '../../flows/account'
import { loadInternetTariff } from '../../flows/productTariffs'
import { useQuery } from '../../flows/query'
import { Card } from '../../ui/Card'
import { FactList } from '../../ui/FactList'
import { Loaded } from '../../ui/Loaded'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'

/** The home of an internet contract. */
export default function Internet() {
  const { LL } = useI18nContext()
  const productId = useCurrentContract()?.productId ?? ''
  const load = useCallback(
    (api: Api, signal: AbortSignal) => loadInternetTariff(api, productId, signal),
    [productId],
  )
  const tariff = useQuery(load)
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.tariff.internetTariff()}</ScreenHeading>
      <Card maxWidth="form">
        <Loaded query={tariff} emptyText={LL.overview.tariffEmpty()} skeleton={<Skeleton height="6rem" />}>
          {({ name, speed }) => (
            <FactList
              facts={[
                { term: LL.tariff.internetTariff(), value: name },
                { term: LL.overview.speed(), value: speed },
              ]}
            />
          )}
        </Loaded>
      </Card>
    </>
  )
}
