import { memo, type RefObject } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Card } from '../../ui/Card'
import { Chip, Chips } from '../../ui/Chips'
import { Text } from '../../ui/layout'
import { PartialAlert } from '../../ui/PartialAlert'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { EntryList } from './EntryList'
import { ListEnd } from './ListEnd'
import { ListHead } from './ListHead'
import { ListingColumns } from './ListingColumns'
import { ListingSummary } from './ListingSummary'
import { MonthLoading } from './MonthLoading'
import { UsageCard } from './UsageCard'
import type { Listing } from './useListing'

/** Narrows the loaded entries to those that cost something, or that were made abroad. */
const MarkFilter = memo(function MarkFilter({ filter, actions }: Pick<Listing, 'filter' | 'actions'>) {
  const { LL } = useI18nContext()
  const names = { charged: LL.listing.charged(), abroad: LL.listing.abroad() }
  return (
    <Chips marginBottom="2" role="group" aria-label={LL.listing.filter()}>
      {(['charged', 'abroad'] as const).map((mark) => (
        <Chip key={mark} type="button" aria-pressed={filter[mark]} onClick={() => actions.toggleMark(mark)}>
          {names[mark]}
        </Chip>
      ))}
    </Chips>
  )
})

interface UsageSummaryProps {
  listing: Listing
  /** The head of the list, which takes the focus. */
  head: RefObject<HTMLElement | null>
}

/** The sums of the loaded entries, and the chart if it can show a kind. */
function UsageSummary({ listing, head }: UsageSummaryProps) {
  const { filter, progress, sums, daySums, chart, bill, actions } = listing
  // The explanation of a bill above says what is loaded.
  const note = progress && !bill && <MonthLoading {...{ progress, actions }} next={head} />
  if (!chart)
    return (
      <Card>
        {note}
        <ListingSummary sums={sums} />
      </Card>
    )
  return (
    <>
      <UsageCard {...{ filter, sums, daySums, chart, actions }}>{note}</UsageCard>
      <VisuallyHidden as="div">
        <ListingSummary sums={sums} />
      </VisuallyHidden>
    </>
  )
}

interface LoadedListingProps {
  listing: Listing
  /** The head of the list, which takes the focus. */
  head: RefObject<HTMLDivElement | null>
}

/** The loaded entries of a month, or of one of its days, or only those with a mark. */
export function LoadedListing({ listing, head }: LoadedListingProps) {
  const { LL } = useI18nContext()
  const { filter, loaded, shown, daySums, chart, progress, actions } = listing
  const { entries, isComplete, isPartial, isNarrowed } = shown
  return (
    <>
      {loaded.isPartial && <PartialAlert />}
      <ListingColumns
        summary={<UsageSummary listing={listing} head={head} />}
        entries={
          <>
            <MarkFilter {...{ filter, actions }} />
            <ListHead {...{ filter, loaded, shown, daySums, chart, actions }} status={head} />
            {(entries.length > 0 || isComplete || isNarrowed) && (
              <Card paddingBlock={{ base: '2', md: '2' }}>
                {entries.length === 0 && (
                  <Text paddingBlock="3" color="muted">
                    {isNarrowed ? LL.listing.noneMatching() : LL.listing.empty()}
                  </Text>
                )}
                <EntryList
                  {...{ entries, isComplete, isPartial }}
                  choice={`${filter.day} ${filter.charged} ${filter.abroad}`}
                  label={LL.listing.heading()}
                  isOneDay={filter.day !== undefined}
                />
              </Card>
            )}
            {progress && !isComplete && <ListEnd {...{ progress, actions }} />}
          </>
        }
      />
    </>
  )
}
