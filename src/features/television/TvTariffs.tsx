import { useI18nContext } from '../../../i18n/i18n-react'
import type { TvTariff } from '../../api/types'
import { useOwnTvTariff } from '../../core/productTariffs'
import type { Query } from '../../core/query'
import { Card } from '../../ui/Card'
import { ParcelDrawing } from '../../ui/drawings/ParcelDrawing'
import { FactList } from '../../ui/FactList'
import { Grid } from '../../ui/layout'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { useWideScreen } from '../../ui/useWideScreen'
import { TvPackageName } from './TvPackageName'
import { TvTable } from './TvTable'
import { useTvFigures } from './useTvFigures'
import { useTvTariffs } from './useTvTariffs'

interface TvPackagesProps {
  tariffs: readonly TvTariff[]
  /** The customer's package. */
  own: Query<TvTariff>
}

/** A card for each TV package. */
function TvCards({ tariffs, own }: TvPackagesProps) {
  const figuresOf = useTvFigures()
  return (
    <Grid
      as="ul"
      listStyle="none"
      gap="4"
      gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))"
    >
      {tariffs.map((tariff) => (
        <Card key={`${tariff.productId} ${tariff.name}`} as="li">
          <TvPackageName name={tariff.name} isOwn={tariff.name === own.data?.name} />
          <FactList facts={figuresOf(tariff)} />
        </Card>
      ))}
    </Grid>
  )
}

/** The TV packages that the provider offers: a table for comparison, cards on a phone. The customer's own is marked. */
export default function TvTariffs() {
  const { LL } = useI18nContext()
  const tariffs = useTvTariffs()
  const own = useOwnTvTariff()
  const Packages = useWideScreen() ? TvTable : TvCards
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.tariff.tvPackages()}</ScreenHeading>
      <QueryView
        query={tariffs}
        emptyText={LL.tariff.empty()}
        emptyDrawing={<ParcelDrawing />}
        skeleton={<Skeleton height={{ base: '27rem', lg: '31rem' }} />}
      >
        {(list) => <Packages tariffs={list} own={own} />}
      </QueryView>
    </>
  )
}
