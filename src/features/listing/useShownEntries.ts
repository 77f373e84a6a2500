import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useProviderTime } from '../../core/providerClock'
import { hasMarks, type Marks } from '../../domain/entryMarks'
import { entriesOfDay } from './daysOfEntries'
import { type ListingActor, useListingData } from './useListing'

/** The loaded entries of the chosen day, or else of the month, that have the marks, and whether none can follow. */
export function useShownEntries(listing: ListingActor, day: number | undefined, { charged, abroad }: Marks) {
  const { entries } = useListingData(listing)
  const month = useSelector(listing, (snapshot) => snapshot.context.month)
  const isComplete = useSelector(listing, (snapshot) => snapshot.matches('complete'))
  const today = useProviderTime().setHours(0, 0, 0, 0)
  return useMemo(() => {
    const shown =
      day === undefined
        ? { entries, isComplete }
        : entriesOfDay({ entries, month, now: new Date(today), isComplete }, day)
    return { ...shown, entries: shown.entries.filter((entry) => hasMarks(entry, { charged, abroad })) }
  }, [entries, month, today, isComplete, day, charged, abroad])
}
