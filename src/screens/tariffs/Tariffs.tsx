import { useI18nContext } from '../../../i18n/i18n-react'
import { useTariffs } from '../../flows/tariff'
import { EmptyState } from '../../ui/EmptyState'
import { Heading } from '../../ui/Heading'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { ParcelDrawing } from '../shared/drawings/ParcelDrawing'
import { EmptyNote } from './EmptyNote'
import { LoadedTariffs } from './LoadedTariffs'
import { TariffCard } from './TariffCard'
import { TariffColumns } from './TariffColumns'
import { TariffGrid } from './TariffGrid'

/** The tariff in use first, with its possible replacements next to it, then the other offers. */
export default function Tariffs() {
  const { LL } = useI18nContext()
  const actor = useTariffs()
  return (
    <>
      <ScreenHeading marginBottom="4">{LL.tariff.heading()}</ScreenHeading>
      <LoadedTariffs actor={actor}>
        {({ oldTariff, tariffs }, comparison) => {
          if (!oldTariff && tariffs.length === 0)
            return <EmptyState drawing={<ParcelDrawing />}>{LL.tariff.empty()}</EmptyState>
          const replacements = tariffs.filter((tariff) => comparison.forTariff(tariff))
          const otherTariffs = tariffs.filter((tariff) => !comparison.forTariff(tariff))
          const common = { comparison, actor }
          const hasColumns = oldTariff !== null && replacements.length > 0
          return (
            <>
              {hasColumns ? (
                <TariffColumns current={oldTariff} replacements={replacements} {...common} />
              ) : (
                <>
                  {oldTariff ? (
                    <TariffCard tariff={oldTariff} isCurrent level={2} {...common} />
                  ) : (
                    <EmptyNote>{LL.tariff.noneActive()}</EmptyNote>
                  )}
                  {otherTariffs.length > 0 && (
                    <Heading level={2} marginTop="8" marginBottom="4">
                      {LL.tariff.available()}
                    </Heading>
                  )}
                </>
              )}
              {otherTariffs.length > 0 && (
                <TariffGrid
                  tariffs={otherTariffs}
                  level={3}
                  {...(hasColumns && { layout: 'row' as const })}
                  {...common}
                />
              )}
            </>
          )
        }}
      </LoadedTariffs>
    </>
  )
}
