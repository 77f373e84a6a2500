import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useTvTariffs } from '../../flows/tvTariffs'
import { Card } from '../../ui/Card'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { ParcelDrawing } from '../shared/drawings/ParcelDrawing'
import { TvTariffCard } from './TvTariffCard'

const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  },
})

/** The TV packages that the provider offers. */
export default function TvTariffs() {
  const { LL } = useI18nContext()
  const tariffs = useTvTariffs()
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.tariff.tvPackages()}</ScreenHeading>
      <QueryView
        query={tariffs}
        emptyText={LL.tariff.empty()}
        emptyDrawing={<ParcelDrawing />}
        skeleton={<Skeleton height="24rem" />}
      >
        {(list) => (
          <Grid>
            {list.map((tariff) => (
              <Card key={`${tariff.productId} ${tariff.name}`} as="li">
                <TvTariffCard tariff={tariff} />
              </Card>
            ))}
          </Grid>
        )}
      </QueryView>
    </>
  )
}
