import { useRef } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { WaveDrawing } from '../../ui/drawings/WaveDrawing'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { BillExplanation } from './BillExplanation'
import { EarlierMonth } from './EarlierMonth'
import { ListingDownloads } from './ListingDownloads'
import { ListingFilters } from './ListingFilters'
import { ListingSkeleton } from './ListingSkeleton'
import { LoadedListing } from './LoadedListing'
import { useListing } from './useListing'

/** The use of a month: calls, messages, data. */
export default function ListingScreen() {
  const { LL } = useI18nContext()
  const listing = useListing()
  const { status, filter, pdf, shown, sums, progress, bill, actions } = listing
  const listHead = useRef<HTMLDivElement>(null)
  return (
    <>
      <ScreenHeading marginBottom="5">{LL.listing.heading()}</ScreenHeading>
      <ListingFilters {...{ filter, actions }}>
        {status === 'shown' && <ListingDownloads {...{ filter, pdf, shown }} />}
      </ListingFilters>
      {bill && (status === 'shown' || status === 'empty') && (
        <BillExplanation {...{ bill, progress, sums, actions, listHead }} month={filter.month} />
      )}
      <QueryView
        query={{ state: status, data: listing, retry: actions.retry }}
        emptyText={LL.listing.empty()}
        emptyDrawing={<WaveDrawing />}
        emptyAction={<EarlierMonth {...{ filter, actions }} />}
        skeleton={<ListingSkeleton />}
      >
        {(loaded) => <LoadedListing listing={loaded} head={listHead} />}
      </QueryView>
    </>
  )
}
