import { useI18nContext } from '../../../i18n/i18n-react'
import { useCurrentContract } from '../../core/account'
import { OpenBills } from '../../core/bills/OpenBills'
import { EndOfTermCard } from '../../core/endOfTerm/endOfTermParts'
import { useInternetTariff } from '../../core/productTariffs'
import { Card } from '../../ui/Card'
import { ParcelDrawing } from '../../ui/drawings/ParcelDrawing'
import { FigureGrid } from '../../ui/FigureGrid'
import { Heading } from '../../ui/Heading'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'

/** The home of an internet contract. */
export default function Internet() {
  const { LL } = useI18nContext()
  const tariff = useInternetTariff(useCurrentContract()?.productId)
  return (
    <>
      <Card display="grid" gap="5" borderRadius="hero" marginTop="var(--band-overlap)">
        <ScreenHeading>{LL.tariff.internetTariff()}</ScreenHeading>
        <OpenBills />
        <QueryView
          query={tariff}
          emptyText={LL.overview.tariffEmpty()}
          emptyDrawing={<ParcelDrawing />}
          skeleton={<Skeleton height="9rem" />}
        >
          {({ name, speed }) => (
            <>
              <Heading level={2}>{name}</Heading>
              <FigureGrid isWide figures={[{ term: LL.overview.speed(), value: speed }]} />
            </>
          )}
        </QueryView>
      </Card>
      <EndOfTermCard />
    </>
  )
}
