import { useI18nContext } from '../../../i18n/i18n-react'
import { useTariffs } from '../../flows/tariff'
import { EmptyState } from '../../ui/EmptyState'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { ParcelDrawing } from '../shared/drawings/ParcelDrawing'
import { LoadedTariffs } from './LoadedTariffs'
import { TariffGrid } from './TariffGrid'

/** Packages that can be added to the tariff in use. */
export default function AdditionalPackages() {
  const { LL } = useI18nContext()
  const flows = useTariffs()
  return (
    <>
      <ScreenHeading marginBottom="4">{LL.tariff.packages()}</ScreenHeading>
      <LoadedTariffs {...flows}>
        {({ tariffs }, comparison) =>
          tariffs.length > 0 ? (
            <TariffGrid tariffs={tariffs} level={2} comparison={comparison} actor={flows.tariffs} />
          ) : (
            <EmptyState drawing={<ParcelDrawing />}>{LL.tariff.empty()}</EmptyState>
          )
        }
      </LoadedTariffs>
    </>
  )
}
