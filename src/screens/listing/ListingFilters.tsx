import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ListingFilter, ListingType } from '../../flows/listing'
import { useProviderTime } from '../../flows/providerClock'
import { monthName, recentMonths } from '../../lib/months'
import { SelectField } from '../../ui/SelectField'

/** The current month and the five before it. */
const MONTHS = 6
const listingTypes = ['ALL', 'CALL', 'MESSAGE', 'DATA'] as const satisfies ListingType[]

interface ListingFilterChoice extends ListingFilter {
  months: string[]
  choose: (change: { month: string } | { type: string }) => void
}

/** Month and type from the address, so that Back and a reload keep them; invalid ones fall back to the default. */
export function useListingFilter(): ListingFilterChoice {
  const [query, setQuery] = useSearchParams()
  const now = useProviderTime()
  const [months] = useState(() => recentMonths(now, MONTHS))
  const current = months[0] ?? ''
  return {
    months,
    month: months.find((month) => month === query.get('month')) ?? current,
    type: listingTypes.find((type) => type === query.get('type')) ?? 'ALL',
    choose: (change) => setQuery((previous) => ({ ...Object.fromEntries(previous), ...change })),
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
