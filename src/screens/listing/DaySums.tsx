import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import { type ListingActor, useListingData } from '../../flows/listing'
import { daysOfMonth } from '../../lib/months'
import { Button } from '../../ui/Button'
import type { ChosenDay } from './ListingFilters'
import { summaryOf, totalCosts } from './summary'
import { createDayFormatter, useFormatAmount, useSoFar } from './usageTexts'
import { useShownEntries } from './useShownEntries'

// As high as its content for a day, so that the chart stays under the finger.
const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: { base: '4rem', md: '2.75rem' },
    marginBottom: '3',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
})
const Hint = chakra('span', { base: { color: 'muted' } })
const Sums = chakra('strong', { base: { fontWeight: 'semibold' } })

interface DaySumsProps {
  listing: ListingActor
  chosen: ChosenDay
}

/** The sums of the chosen day, and the way back to the month; without a day, what to do. */
export function DaySums({ listing, chosen: { day, choose } }: DaySumsProps) {
  const { LL } = useI18nContext()
  return (
    <Row>
      <div role="status">
        {day === undefined ? (
          <Hint>{LL.listing.chooseDay()}</Hint>
        ) : (
          <SumsOfDay listing={listing} day={day} />
        )}
      </div>
      {day !== undefined && (
        <Button variant="link" flexShrink="0" onClick={() => choose(undefined)}>
          {LL.listing.wholeMonth()}
        </Button>
      )}
    </Row>
  )
}

function SumsOfDay({ listing, day }: { listing: ListingActor; day: number }) {
  const { LL, locale } = useI18nContext()
  const { isPartial } = useListingData(listing)
  const { entries, isComplete } = useShownEntries(listing, day)
  const month = useSelector(listing, (snapshot) => snapshot.context.month)
  const formatAmount = useFormatAmount()
  const soFar = useSoFar(isComplete)
  const { firstDay } = daysOfMonth(month)
  const name = createDayFormatter(locale)(new Date(firstDay.getFullYear(), firstDay.getMonth(), day))
  const costs = totalCosts(entries, isPartial)
  const amounts = summaryOf(entries, isPartial).flatMap(({ used }) =>
    used ? [formatAmount(used.units, used.unit)] : [],
  )
  const isUnknown = entries.length === 0 && !isComplete
  const sums = [...amounts, ...(costs === undefined ? [] : [formatMoney(costs, locale)])].join(' · ')
  return (
    <Sums>
      <span>{`${name} · `}</span>
      <span>{isUnknown ? LL.listing.dayNotLoaded() : soFar(sums)}</span>
    </Sums>
  )
}
