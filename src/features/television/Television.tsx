import { useI18nContext } from '../../../i18n/i18n-react'
import type { TvTariff } from '../../api/types'
import { useCurrentContract } from '../../core/account'
import { OpenBills } from '../../core/bills/OpenBills'
import { EndOfTermCard } from '../../core/endOfTerm/endOfTermParts'
import { useTvTariff } from '../../core/productTariffs'
import { Card } from '../../ui/Card'
import { ParcelDrawing } from '../../ui/drawings/ParcelDrawing'
import { FigureGrid } from '../../ui/FigureGrid'
import { Heading } from '../../ui/Heading'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { useTvFigures } from './useTvFigures'

/** The customer's TV tariff, with large figures. */
const OwnTvTariff = ({ tariff }: { tariff: TvTariff }) => (
  <>
    <Heading level={2}>{tariff.name}</Heading>
    <FigureGrid figures={useTvFigures()(tariff)} />
  </>
)

/** The home of a TV contract. */
export default function Television() {
  const { LL } = useI18nContext()
  const tariff = useTvTariff(useCurrentContract()?.productId)
  return (
    <>
      <Card display="grid" gap="5" borderRadius="hero" marginTop="var(--band-overlap)">
        <ScreenHeading>{LL.overview.tvHeading()}</ScreenHeading>
        <OpenBills />
        <QueryView
          query={tariff}
          emptyText={LL.overview.tariffEmpty()}
          emptyDrawing={<ParcelDrawing />}
          skeleton={<Skeleton height={{ base: '26rem', md: '17rem' }} />}
        >
          {(shown) => <OwnTvTariff tariff={shown} />}
        </QueryView>
      </Card>
      <EndOfTermCard />
    </>
  )
}
