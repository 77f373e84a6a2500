import { useI18nContext } from '../../../i18n/i18n-react'
import { useTariffs } from '../../flows/tariff'
import { ParcelDrawing } from '../../ui/drawings/ParcelDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { Heading } from '../../ui/Heading'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { LoadedTariffs } from './LoadedTariffs'
import { Nothing } from './Nothing'
import { TariffCard } from './TariffCard'
import { TariffGrid } from './TariffGrid'

/** The tariff in use first, then what can be activated. */
export default function Tariffs() {
  const { LL } = useI18nContext()
  const actor = useTariffs()
  return (
    <>
      <ScreenHeading marginBottom="4">{LL.tariff.heading()}</ScreenHeading>
      <LoadedTariffs actor={actor}>
        {({ oldTariff, tariffs }) => {
          if (!oldTariff && tariffs.length === 0)
            return <EmptyState drawing={<ParcelDrawing />}>{LL.tariff.empty()}</EmptyState>
          return (
            <>
              {oldTariff ? (
                <TariffCard tariff={oldTariff} isCurrent level={2} actor={actor} />
              ) : (
                <Nothing>{LL.tariff.noneActive()}</Nothing>
              )}
              {tariffs.length > 0 && (
                <>
                  <Heading level={2} marginTop="8" marginBottom="4">
                    {LL.tariff.available()}
                  </Heading>
                  <TariffGrid tariffs={tariffs} level={3} actor={actor} />
                </>
              )}
            </>
          )
        }}
      </LoadedTariffs>
    </>
  )
}
