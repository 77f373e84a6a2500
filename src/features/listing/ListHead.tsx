import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { ReactNode, RefObject } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Marks } from '../../domain/entryMarks'
import { formatMoney } from '../../domain/money'
import { dayOfMonth } from '../../lib/months'
import { countParams, formatNumber } from '../../lib/numbers'
import { Button } from '../../ui/Button'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/navigation'
import type { ChosenDay } from './ListingFilters'
import { summaryOf, totalCosts } from './summary'
import { createDayFormatter, useFormatAmount, useSoFar } from './usageTexts'
import { type ListingActor, useListingData } from './useListing'
import { useShownEntries } from './useShownEntries'

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '14',
    marginBottom: '2',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    // Also without a place to stick to: if that changed, Firefox would make a new status, and say nothing of the day.
    position: 'sticky',
  },
  variants: {
    // A day stays in sight above its entries, as do the buttons that lead to others.
    isDay: {
      true: {
        background: 'canvas',
        zIndex: '2',
        '@media (min-height: 30rem)': { top: '16' },
      },
    },
  },
})
const Status = chakra('div', { base: { flex: '1', minWidth: '0', outline: 'none' } })
const Count = chakra('p', { base: { color: 'muted' } })
const Day = chakra('strong', { base: { display: 'block', fontWeight: 'bold' } })

interface ListHeadProps {
  listing: ListingActor
  chosen: ChosenDay
  marks: Marks
  /** Takes the focus when a control above is gone. */
  status: RefObject<HTMLDivElement | null>
}

/** The number of entries; for a chosen day its sums, the days next to it, and the way back to the month. */
export function ListHead({ listing, chosen, marks, status }: ListHeadProps) {
  const { LL, locale } = useI18nContext()
  const { day, choose } = chosen
  const { entries } = useShownEntries(listing, day, marks)
  const loaded = countParams(useListingData(listing).entries.length, locale)
  return (
    <Row isDay={day !== undefined}>
      {day !== undefined && (
        <DayStep label={LL.listing.dayBefore()} day={chosen.dayBefore} choose={choose}>
          <ChevronLeftIcon />
        </DayStep>
      )}
      <Status role="status" ref={status} tabIndex={-1}>
        {day === undefined ? (
          <Count>
            {marks.charged || marks.abroad
              ? LL.listing.matching({ ...loaded, matches: formatNumber(entries.length, locale) })
              : LL.listing.loaded(loaded)}
          </Count>
        ) : (
          <SumsOfDay listing={listing} day={day} marks={marks} />
        )}
      </Status>
      {day !== undefined && (
        <>
          <Button
            variant="link"
            flexShrink="0"
            onClick={() => {
              status.current?.focus()
              choose(undefined)
            }}
          >
            {LL.listing.wholeMonth()}
          </Button>
          <DayStep label={LL.listing.dayAfter()} day={chosen.dayAfter} choose={choose}>
            <ChevronRightIcon />
          </DayStep>
        </>
      )}
    </Row>
  )
}

interface DayStepProps {
  label: string
  /** Undefined if the list ends here. */
  day: number | undefined
  choose: (day: number) => void
  /** An arrow. */
  children: ReactNode
}

function DayStep({ label, day, choose, children }: DayStepProps) {
  return (
    <Button
      variant="ghost"
      paddingInline="2.5"
      aria-label={label}
      title={label}
      locked={day === undefined}
      onClick={() => day !== undefined && choose(day)}
    >
      {children}
    </Button>
  )
}

interface SumsOfDayProps {
  listing: ListingActor
  day: number
  marks: Marks
}

function SumsOfDay({ listing, day, marks }: SumsOfDayProps) {
  const { LL, locale } = useI18nContext()
  const { isPartial } = useListingData(listing)
  const { entries, isComplete } = useShownEntries(listing, day, marks)
  const month = useSelector(listing, (snapshot) => snapshot.context.month)
  const formatAmount = useFormatAmount()
  const soFar = useSoFar(isComplete)
  // Next to three buttons, a phone has no room for a long name.
  const name = createDayFormatter(locale, 'short')(dayOfMonth(month, day))
  const costs = totalCosts(entries, isPartial)
  const amounts = summaryOf(entries, isPartial).flatMap(({ used }) =>
    used ? [formatAmount(used.units, used.unit)] : [],
  )
  const isUnknown = entries.length === 0 && !isComplete
  const sums = [...amounts, ...(costs === undefined ? [] : [formatMoney(costs, locale)])].join(' · ')
  return (
    <>
      <Day>{name}</Day>
      <p>{isUnknown ? LL.listing.dayNotLoaded() : soFar(sums)}</p>
    </>
  )
}
