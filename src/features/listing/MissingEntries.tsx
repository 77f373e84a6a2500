import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useProviderTime } from '../../core/providerClock'
import { shortDay } from '../../domain/dayTexts'
import { dayOfMonth } from '../../lib/months'
import { lastOpenDay } from './daysOfEntries'
import { type ListingActor, useListingData } from './useListing'

/** Names the days whose entries are missing after a page has failed, if they are known. */
export function MissingEntries({ listing }: { listing: ListingActor }) {
  const { LL } = useI18nContext()
  const { entries, isPartial } = useListingData(listing)
  const month = useSelector(listing, (snapshot) => snapshot.context.month)
  const now = useProviderTime()
  const day = lastOpenDay({ entries, month, now, isComplete: false })
  if (isPartial || day === 0) return <span>{LL.listing.soFar()}</span>
  return <span>{LL.listing.missing({ date: shortDay(dayOfMonth(month, day), LL) })}</span>
}
