import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { entriesOfDay } from '../../domain/daysOfEntries'
import { type ListingActor, useListingData } from '../../flows/listing'
import { useProviderTime } from '../../flows/providerClock'

/** The loaded entries of the chosen day, or else of the month, and whether none can follow. */
export function useShownEntries(listing: ListingActor, day: number | undefined) {
  const { entries } = useListingData(listing)
  const month = useSelector(listing, (snapshot) => snapshot.context.month)
  const isComplete = useSelector(listing, (snapshot) => snapshot.matches('complete'))
  const today = useProviderTime().setHours(0, 0, 0, 0)
  return useMemo(
    () =>
      day === undefined
        ? { entries, isComplete }
        : entriesOfDay({ entries, month, now: new Date(today), isComplete }, day),
    [entries, month, today, isComplete, day],
  )
}
