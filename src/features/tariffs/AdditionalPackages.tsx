import { useMemo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { ParcelDrawing } from '../../ui/drawings/ParcelDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { RouteLink } from '../../ui/RouteLink'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { LoadedTariffs } from './LoadedTariffs'
import { TariffGrid } from './TariffGrid'
import { UseText } from './UseText'
import { useLinkedPlan } from './useLinkedPlan'
import { useTariffs } from './useTariffs'

/** Offers that are added to the tariff in use; those that would replace it are on the page of tariffs. */
export default function AdditionalPackages() {
  const { LL } = useI18nContext()
  const tariffs = useTariffs()
  const { list, comparison } = tariffs
  const packages = useMemo(
    () => list?.tariffs.filter((tariff) => !comparison.forTariff(tariff)) ?? [],
    [list, comparison],
  )
  useLinkedPlan(tariffs, packages)
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.tariff.packages()}</ScreenHeading>
      <LoadedTariffs tariffs={tariffs}>
        {() =>
          packages.length > 0 ? (
            <>
              <UseText {...tariffs} />
              <TariffGrid offers={packages} level={2} tariffs={tariffs} />
            </>
          ) : (
            <EmptyState
              drawing={<ParcelDrawing />}
              action={
                <ButtonLink asChild>
                  <RouteLink href={paths.tariffs}>{LL.tariff.heading()}</RouteLink>
                </ButtonLink>
              }
            >
              {LL.tariff.noPackages()}
            </EmptyState>
          )
        }
      </LoadedTariffs>
    </>
  )
}
