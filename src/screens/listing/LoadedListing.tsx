import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { type ListingActor, useListingData } from '../../flows/listing'
import { countParams } from '../../lib/numbers'
import { Card } from '../../ui/Card'
import { PartialAlert } from '../../ui/PartialAlert'
import { EntryList } from './EntryList'
import { ListEnd } from './ListEnd'
import type { ChosenKind } from './UsageCard'
import { UsageSummary } from './UsageSummary'

const Count = chakra('p', { base: { color: 'muted', fontSize: 'sm', marginTop: '5', marginBottom: '1' } })

/** The loaded entries of a month. */
export function LoadedListing({ listing, chosen }: { listing: ListingActor; chosen: ChosenKind }) {
  const { LL, locale } = useI18nContext()
  const { entries, isPartial } = useListingData(listing)
  const complete = useSelector(listing, (snapshot) => snapshot.matches('complete'))
  return (
    <>
      {isPartial && <PartialAlert />}
      <UsageSummary listing={listing} chosen={chosen} />
      <Count role="status">{LL.listing.loaded(countParams(entries.length, locale))}</Count>
      <Card paddingBlock="2">
        <EntryList
          entries={entries}
          label={LL.listing.heading()}
          isComplete={complete}
          isPartial={isPartial}
        />
      </Card>
      {!complete && <ListEnd listing={listing} />}
    </>
  )
}
