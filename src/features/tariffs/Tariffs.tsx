import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { ParcelDrawing } from '../../ui/drawings/ParcelDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { Heading } from '../../ui/Heading'
import { Grid, Text } from '../../ui/layout'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { LoadedTariffs } from './LoadedTariffs'
import { TariffCard } from './TariffCard'
import { TariffGrid } from './TariffGrid'
import { type Tariffs, useTariffs } from './useTariffs'

const sectionHeading = { level: 2, color: 'muted', fontSize: 'md' } as const

interface TariffColumnsProps {
  current: Tariff
  replacements: readonly Tariff[]
  tariffs: Tariffs
}

/** The tariff in use, and next to it its possible replacements; on a phone below it. */
function TariffColumns({ current, replacements, tariffs }: TariffColumnsProps) {
  const { LL } = useI18nContext()
  return (
    <Grid
      columnGap="1rem"
      rowGap="1.5rem"
      // As wide as the cards of the other offers.
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
    >
      <Grid gridTemplateColumns="minmax(0, 1fr)" gridTemplateRows="auto 1fr" gap="3">
        <Text textStyle="figure" color="muted" fontSize="md" lineHeight="1.2" letterSpacing="-0.015em">
          {LL.tariff.yours()}
        </Text>
        <TariffCard key={current.mvno_code} tariff={current} isCurrent inColumn level={2} tariffs={tariffs} />
      </Grid>
      <Grid
        gridTemplateColumns="minmax(0, 1fr)"
        gridTemplateRows="auto 1fr"
        gap="3"
        gridColumn={{ lg: 'span 2' }}
      >
        <Heading {...sectionHeading}>{LL.tariff.available()}</Heading>
        <TariffGrid offers={replacements} level={3} tariffs={tariffs} />
      </Grid>
    </Grid>
  )
}

/** The tariff in use first, with its possible replacements next to it, then the other offers. */
export default function TariffsScreen() {
  const { LL } = useI18nContext()
  const tariffs = useTariffs()
  return (
    <>
      <ScreenHeading marginBottom="4">{LL.tariff.heading()}</ScreenHeading>
      <LoadedTariffs tariffs={tariffs}>
        {({ oldTariff, tariffs: offers }) => {
          if (!oldTariff && offers.length === 0)
            return <EmptyState drawing={<ParcelDrawing />}>{LL.tariff.empty()}</EmptyState>
          const replacements = offers.filter((tariff) => tariffs.comparison.forTariff(tariff))
          const otherOffers = offers.filter((tariff) => !replacements.includes(tariff))
          const hasColumns = oldTariff !== null && replacements.length > 0
          return (
            <>
              {hasColumns ? (
                <TariffColumns current={oldTariff} replacements={replacements} tariffs={tariffs} />
              ) : oldTariff ? (
                <TariffCard
                  key={oldTariff.mvno_code}
                  tariff={oldTariff}
                  isCurrent
                  level={2}
                  tariffs={tariffs}
                />
              ) : (
                <Text color="muted">{LL.tariff.noneActive()}</Text>
              )}
              {otherOffers.length > 0 && (
                <>
                  <Heading {...sectionHeading} marginTop="8" marginBottom="3">
                    {hasColumns ? LL.tariff.others() : LL.tariff.available()}
                  </Heading>
                  <TariffGrid offers={otherOffers} level={3} tariffs={tariffs} />
                </>
              )}
            </>
          )
        }}
      </LoadedTariffs>
    </>
  )
}
