import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { type RefObject, useMemo, useRef } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { loadedCosts } from '../../domain/loadedCosts'
import { usageByDay } from '../../domain/usageByDay'
import { type ListingActor, useListingData } from '../../flows/listing'
import { useProviderTime } from '../../flows/providerClock'
import { countParams } from '../../lib/numbers'
import { Card } from '../../ui/Card'
import { PartialAlert } from '../../ui/PartialAlert'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { EntryList } from './EntryList'
import { ListEnd } from './ListEnd'
import { ListingSummary } from './ListingSummary'
import { MonthLoading } from './MonthLoading'
import { summaryOf } from './summary'
import { type ChosenKind, UsageCard } from './UsageCard'

interface UsageSummaryProps {
  listing: ListingActor
  chosen: ChosenKind
  /** The number of entries, below. */
  count: RefObject<HTMLElement | null>
}

/** The sums of the loaded entries, and the chart if it can show a kind. */
function UsageSummary({ listing, chosen, count }: UsageSummaryProps) {
  const { entries, isPartial } = useListingData(listing)
  const month = useSelector(listing, (snapshot) => snapshot.context.month)
  const isComplete = useSelector(listing, (snapshot) => snapshot.matches('complete'))
  const today = useProviderTime().setHours(0, 0, 0, 0)
  // Ten thousand entries are summed once, not at each choice.
  const lines = useMemo(() => summaryOf(entries, isPartial), [entries, isPartial])
  const costs = useMemo(() => (isPartial ? undefined : loadedCosts(entries)), [entries, isPartial])
  const usage = useMemo(
    // The day of an unreadable entry is unknown.
    () => (isPartial ? {} : usageByDay({ entries, month, now: new Date(today), isComplete })),
    [entries, month, today, isComplete, isPartial],
  )
  const table = <ListingSummary lines={lines} isComplete={isComplete && !isPartial} />
  const loading = !isComplete && <MonthLoading listing={listing} next={count} />
  if (Object.keys(usage).length === 0)
    return (
      <Card>
        {loading}
        {table}
      </Card>
    )
  return (
    <>
      <UsageCard
        usage={usage}
        lines={lines}
        costs={costs}
        month={month}
        isComplete={isComplete}
        chosen={chosen}
      >
        {loading}
      </UsageCard>
      <VisuallyHidden as="div">{table}</VisuallyHidden>
    </>
  )
}

const Count = chakra('p', { base: { color: 'muted', fontSize: 'sm', marginTop: '5', marginBottom: '1' } })

/** The loaded entries of a month. */
export function LoadedListing({ listing, chosen }: { listing: ListingActor; chosen: ChosenKind }) {
  const { LL, locale } = useI18nContext()
  const { entries, isPartial } = useListingData(listing)
  const count = useRef<HTMLParagraphElement>(null)
  const complete = useSelector(listing, (snapshot) => snapshot.matches('complete'))
  return (
    <>
      {isPartial && <PartialAlert />}
      <UsageSummary listing={listing} chosen={chosen} count={count} />
      <Count role="status" ref={count} tabIndex={-1} outline="none">
        {LL.listing.loaded(countParams(entries.length, locale))}
      </Count>
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
