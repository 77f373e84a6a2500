import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { ParcelDrawing } from '../../ui/drawings/ParcelDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { Heading } from '../../ui/Heading'
import { Box, Grid, Text } from '../../ui/layout'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { EndOfTerm } from './EndOfTerm'
import { LoadedTariffs } from './LoadedTariffs'
import { PlanOverview } from './PlanOverview'
import { cardRowsOf, TariffCard } from './TariffCard'
import { Grid as Cards, TariffGrid } from './TariffGrid'
import { visibleItemsOf } from './TariffItems'
import { UseText } from './UseText'
import { useLinkedPlan } from './useLinkedPlan'
import { type Tariffs, useTariffs } from './useTariffs'
import { WIDE } from './wide'

const sectionHeading = { level: 2, color: 'muted', fontSize: 'md' } as const

interface TariffColumnsProps {
  current: Tariff
  replacements: readonly Tariff[]
  tariffs: Tariffs
}

/** On a wide screen, the parts of all cards are in the rows of one grid. */
const rows = (count: number) => ({ gridRow: `span ${count}`, gridTemplateRows: 'subgrid' })

/** The tariff in use, and next to it its possible replacements; on a phone below it. */
function TariffColumns({ current, replacements, tariffs }: TariffColumnsProps) {
  const { LL } = useI18nContext()
  const itemRows = Math.max(...[current, ...replacements].map((tariff) => visibleItemsOf(tariff).length))
  const cardRows = cardRowsOf(itemRows)
  const lines = Math.ceil(replacements.length / 2)
  return (
    <Grid
      columnGap="1rem"
      rowGap="1.5rem"
      gridTemplateColumns="minmax(0, 1fr)"
      // As wide as the cards of the other offers.
      css={{ [WIDE]: { rowGap: '1rem', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }}
    >
      <Grid
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
        css={{ [WIDE]: { gap: '4', ...rows(1 + cardRows) } }}
      >
        <Text textStyle="figure" color="muted" fontSize="md" lineHeight="1.2" letterSpacing="-0.015em">
          {LL.tariff.yours()}
        </Text>
        <TariffCard
          key={current.mvno_code}
          tariff={current}
          isCurrent
          itemRows={itemRows}
          inColumn
          level={2}
          tariffs={tariffs}
        />
      </Grid>
      <Grid
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
        css={{
          [WIDE]: {
            gap: '4',
            gridColumn: 'span 2',
            gridTemplateColumns: 'subgrid',
            ...rows(1 + cardRows * lines),
          },
        }}
      >
        <Heading {...sectionHeading} gridColumn="1 / -1">
          {LL.tariff.available()}
        </Heading>
        <Cards
          gridColumn="1 / -1"
          gridTemplateColumns="minmax(0, 1fr)"
          css={{ [WIDE]: { gridTemplateColumns: 'subgrid', ...rows(cardRows * lines) } }}
        >
          {replacements.map((tariff) => (
            <Grid
              as="li"
              gridTemplateColumns="minmax(0, 1fr)"
              css={{ [WIDE]: rows(cardRows) }}
              key={tariff.mvno_code}
            >
              <TariffCard tariff={tariff} inColumn itemRows={itemRows} level={3} tariffs={tariffs} />
            </Grid>
          ))}
        </Cards>
      </Grid>
    </Grid>
  )
}

/** The tariff in use first, with its possible replacements next to it, then the other offers. */
export default function TariffsScreen() {
  const { LL } = useI18nContext()
  const tariffs = useTariffs()
  const { comparison, ownUse } = tariffs
  useLinkedPlan(tariffs, tariffs.list?.tariffs)
  return (
    <>
      <ScreenHeading marginBottom="4">{LL.tariff.heading()}</ScreenHeading>
      <LoadedTariffs tariffs={tariffs}>
        {(list) => {
          const { oldTariff, tariffs: offers } = list
          if (!oldTariff && offers.length === 0)
            return <EmptyState drawing={<ParcelDrawing />}>{LL.tariff.empty()}</EmptyState>
          const replacements = offers.filter((tariff) => comparison.forTariff(tariff))
          const otherOffers = offers.filter((tariff) => !replacements.includes(tariff))
          const hasColumns = oldTariff !== null && replacements.length > 0
          return (
            <>
              {hasColumns ? (
                <Box containerType="inline-size">
                  <PlanOverview current={oldTariff} {...{ replacements, comparison, ownUse }} />
                  <UseText {...{ comparison, ownUse }} />
                  <TariffColumns current={oldTariff} replacements={replacements} tariffs={tariffs} />
                </Box>
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
              <EndOfTerm {...{ list, comparison }} />
            </>
          )
        }}
      </LoadedTariffs>
    </>
  )
}
