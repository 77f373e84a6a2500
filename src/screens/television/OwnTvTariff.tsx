import type { TvTariff } from '../../api/types'
import { FigureGrid } from '../../ui/FigureGrid'
import { Heading } from '../../ui/Heading'
import { useTvFigures } from './useTvFigures'

/** The customer's TV tariff, with large figures. */
export const OwnTvTariff = ({ tariff }: { tariff: TvTariff }) => (
  <>
    <Heading level={2} marginBottom="5">
      {tariff.name}
    </Heading>
    <FigureGrid figures={useTvFigures(tariff)} />
  </>
)
