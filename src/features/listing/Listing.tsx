import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { UsageKind } from '../../domain/usageKind'
import { WaveDrawing } from '../../ui/drawings/WaveDrawing'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { BillExplanation } from './BillExplanation'
import { ListingDownloads } from './ListingDownloads'
import { ListingFilters, useListingFilter } from './ListingFilters'
import { ListingSkeleton } from './ListingSkeleton'
import { LoadedListing } from './LoadedListing'
import { useListing } from './useListing'

/** The use of a month: calls, messages, data. */
export default function Listing() {
  const { LL } = useI18nContext()
  const filter = useListingFilter()
  const listing = useListing(filter)
  const state = useSelector(listing, ({ value }) =>
    value === 'loading' || value === 'failed' || value === 'empty' ? value : 'shown',
  )
  // It stays when the customer changes the month.
  const [kind, choose] = useState<UsageKind>('data')
  const retry = () => listing.send({ type: 'load.retry' })
  return (
    <>
      <ScreenHeading marginBottom="5">{LL.listing.heading()}</ScreenHeading>
      <ListingFilters filter={filter}>
        {state === 'shown' && <ListingDownloads listing={listing} filter={filter} />}
      </ListingFilters>
      {filter.billIssued && (state === 'shown' || state === 'empty') && (
        <BillExplanation listing={listing} issued={filter.billIssued} />
      )}
      <QueryView
        query={{ state, data: listing, retry }}
        emptyText={LL.listing.empty()}
        emptyDrawing={<WaveDrawing />}
        skeleton={<ListingSkeleton />}
      >
        {() => <LoadedListing listing={listing} chosen={{ kind, choose }} filter={filter} />}
      </QueryView>
    </>
  )
}
