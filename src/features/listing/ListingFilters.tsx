import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useProviderTime } from '../../core/providerClock'
import { listingMonths } from '../../domain/billExplanation'
import type { Marks } from '../../domain/entryMarks'
import { parseWireDate } from '../../lib/dates'
import { dayOfMonth, daysOfMonth, monthName } from '../../lib/months'
import { SelectField } from '../../ui/SelectField'
import { useQuery } from '../../ui/useQuery'
import type { ListingFilter, ListingType } from './useListing'

const listingTypes = ['ALL', 'CALL', 'MESSAGE', 'DATA'] as const satisfies ListingType[]

/** The day of the month whose entries the list shows; undefined shows all. */
export interface ChosenDay {
  day: number | undefined
  /** The days next to it, in the same month and not in the future. */
  dayBefore: number | undefined
  dayAfter: number | undefined
  choose: (day: number | undefined) => void
}

/** Which of the loaded entries the list shows. */
export interface ChosenMarks extends Marks {
  toggle: (mark: keyof Marks) => void
}

export interface ListingFilterChoice extends ListingFilter {
  months: string[]
  choose: (change: { month: string } | { type: string }) => void
  chosenDay: ChosenDay
  marks: ChosenMarks
  /** The date of issue of the bill that the listing explains. */
  billIssued: string | undefined
}

/** Reads a day of the month that is not in the future. */
function readDay(text: string | null, month: string, now: Date): number | undefined {
  const { lastDay } = daysOfMonth(month)
  const day = /^[1-9]\d?$/.test(text ?? '') ? Number(text) : 0
  const date = dayOfMonth(month, day)
  return day > 0 && date <= lastDay && date <= now ? day : undefined
}

/** The choices from the address, so that Back and a reload keep them; invalid ones fall back to the default. */
export function useListingFilter(): ListingFilterChoice {
  const { query, setQuery } = useQuery()
  const now = useProviderTime()
  const [months] = useState(() => listingMonths(now))
  const month = months.find((month) => month === query.get('month')) ?? months[0] ?? ''
  const choose = (change: Partial<Record<'month' | 'type' | 'day' | keyof Marks, string>>) =>
    setQuery((previous) => {
      // A day belongs to its month.
      const changes = { ...(change.month && { day: '' }), ...change }
      const chosen = Object.entries({ ...Object.fromEntries(previous), ...changes })
      return chosen.filter(([, value]) => value)
    })
  const marks = { charged: query.has('charged'), abroad: query.has('abroad') }
  const day = readDay(query.get('day'), month, now)
  const dayAt = (distance: number) => readDay(String((day ?? Number.NaN) + distance), month, now)
  return {
    months,
    month,
    type: listingTypes.find((type) => type === query.get('type')) ?? 'ALL',
    choose,
    chosenDay: {
      day,
      dayBefore: dayAt(-1),
      dayAfter: dayAt(1),
      choose: (day) => choose({ day: day ? String(day) : '' }),
    },
    billIssued: parseWireDate(query.get('bill') ?? '') && (query.get('bill') ?? ''),
    marks: { ...marks, toggle: (mark) => choose({ [mark]: marks[mark] ? '' : 'yes' }) },
  }
}

const Row = chakra('div', {
  base: {
    // It adapts to the room, not to the screen, because text may be large.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '0.75rem 1rem',
    marginBottom: '4',
    '& > *': { flex: '2 1 6rem', minWidth: '0', maxWidth: { lg: '13rem' } },
    // The names of months are longer.
    '& > :first-of-type': { flex: '3 1 12rem' },
  },
})

// As high as its possible content, so that nothing moves.
const Actions = chakra('div', {
  base: { '&&': { flex: { base: '1 1 100%', lg: '1 1 17rem' }, maxWidth: 'none' }, minHeight: '11' },
})

interface ListingFiltersProps {
  filter: ListingFilterChoice
  /** Next to the filters. */
  children: ReactNode
}

export function ListingFilters({ filter, children }: ListingFiltersProps) {
  const { LL, locale } = useI18nContext()
  const { all, calls, messages, data } = LL.listing
  const names = { ALL: all(), CALL: calls(), MESSAGE: messages(), DATA: data() }
  return (
    <Row>
      <SelectField
        label={LL.listing.month()}
        value={filter.month}
        onChange={({ target }) => filter.choose({ month: target.value })}
        options={filter.months.map((month) => ({ value: month, label: monthName(month, locale) }))}
      />
      <SelectField
        label={LL.listing.type()}
        value={filter.type}
        onChange={({ target }) => filter.choose({ type: target.value })}
        options={listingTypes.map((type) => ({ value: type, label: names[type] }))}
      />
      <Actions>{children}</Actions>
    </Row>
  )
}
