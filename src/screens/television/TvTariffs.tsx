import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { TvTariff } from '../../api/types'
import { useTvTariffs } from '../../flows/tvTariffs'
import { Card } from '../../ui/Card'
import { FactList } from '../../ui/FactList'
import { Heading } from '../../ui/Heading'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { ParcelDrawing } from '../shared/drawings/ParcelDrawing'
import { useTvFigures } from './useTvFigures'

/** A TV tariff next to others: line by line, for comparison. */
const TvTariffCard = ({ tariff }: { tariff: TvTariff }) => (
  <>
    <Heading level={2} marginBottom="4">
      {tariff.name}
    </Heading>
    <FactList facts={useTvFigures(tariff)} />
  </>
)

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
