import type { TvTariff } from '../../api/types'
import { FactList } from '../../ui/FactList'
import { Heading } from '../../ui/Heading'
import { useTvFigures } from './useTvFigures'

/** A TV tariff next to others: line by line, for comparison. */
export const TvTariffCard = ({ tariff }: { tariff: TvTariff }) => (
  <>
    <Heading level={2} marginBottom="4">
      {tariff.name}
    </Heading>
    <FactList facts={useTvFigures(tariff)} />
  </>
)
