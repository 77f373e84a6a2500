import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { ListingFilter, ListingType } from '../../flows/listing'
import { useProviderTime } from '../../flows/providerClock'
import { recentMonths } from '../../lib/months'

/** The current month and the five before it. */
const MONTHS = 6
export const listingTypes = ['ALL', 'CALL', 'MESSAGE', 'DATA'] as const satisfies ListingType[]

export interface ListingFilterChoice extends ListingFilter {
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
