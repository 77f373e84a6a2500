import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { type RefObject, useMemo, useRef } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useProviderTime } from '../../core/providerClock'
import { Card } from '../../ui/Card'
import { Chip, Chips } from '../../ui/Chips'
import { PartialAlert } from '../../ui/PartialAlert'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { EntryList } from './EntryList'
import { ListEnd } from './ListEnd'
import { ListHead } from './ListHead'
import { ListingColumns } from './ListingColumns'
import type { ChosenDay, ChosenMarks, ListingFilterChoice } from './ListingFilters'
import { ListingSummary } from './ListingSummary'
import { MonthLoading } from './MonthLoading'
import { summaryOf, totalCosts } from './summary'
import { type ChosenKind, UsageCard } from './UsageCard'
import { usageByDay } from './usageByDay'
import { type ListingActor, useListingData } from './useListing'
import { useShownEntries } from './useShownEntries'

/** Narrows the loaded entries to those that cost something, or that were made abroad. */
function MarkFilter({ marks }: { marks: ChosenMarks }) {
  const { LL } = useI18nContext()
  const names = { charged: LL.listing.charged(), abroad: LL.listing.abroad() }
  return (
    <Chips marginBottom="2" role="group" aria-label={LL.listing.filter()}>
      {(['charged', 'abroad'] as const).map((mark) => (
        <Chip key={mark} type="button" aria-pressed={marks[mark]} onClick={() => marks.toggle(mark)}>
          {names[mark]}
        </Chip>
      ))}
    </Chips>
  )
}

const Empty = chakra('p', { base: { paddingBlock: '3', color: 'muted' } })

interface UsageSummaryProps {
  listing: ListingActor
  chosen: ChosenKind
  chosenDay: ChosenDay
  /** The head of the list, which takes the focus. */
  head: RefObject<HTMLElement | null>
  /** Whether the explanation of a bill above says what is loaded. */
  isExplained: boolean
}

/** The sums of the loaded entries, and the chart if it can show a kind. */
function UsageSummary({ listing, chosen, chosenDay, head, isExplained }: UsageSummaryProps) {
  const { entries, isPartial } = useListingData(listing)
  const month = useSelector(listing, (snapshot) => snapshot.context.month)
  const isComplete = useSelector(listing, (snapshot) => snapshot.matches('complete'))
  const today = useProviderTime().setHours(0, 0, 0, 0)
  // Ten thousand entries are summed once, not at each choice.
  const lines = useMemo(() => summaryOf(entries, isPartial), [entries, isPartial])
  const costs = useMemo(() => totalCosts(entries, isPartial), [entries, isPartial])
  const usage = useMemo(
    // The day of an unreadable entry is unknown.
    () => (isPartial ? {} : usageByDay({ entries, month, now: new Date(today), isComplete })),
    [entries, month, today, isComplete, isPartial],
  )
  const note = !isComplete && !isExplained && <MonthLoading listing={listing} next={head} />
  const summary = { lines, isComplete: isComplete && !isPartial }
  if (Object.keys(usage).length === 0)
    return (
      <Card>
        {note}
        <ListingSummary {...summary} />
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
        chosenDay={chosenDay}
      >
        {note}
      </UsageCard>
      <VisuallyHidden as="div">
        <ListingSummary {...summary} />
      </VisuallyHidden>
    </>
  )
}

interface LoadedListingProps {
  listing: ListingActor
  chosen: ChosenKind
  filter: ListingFilterChoice
}

/** The loaded entries of a month, or of one of its days, or only those with a mark. */
export function LoadedListing({ listing, chosen, filter }: LoadedListingProps) {
  const { chosenDay, marks, billIssued } = filter
  const { LL } = useI18nContext()
  const { isPartial } = useListingData(listing)
  const { entries, isComplete } = useShownEntries(listing, chosenDay.day, marks)
  const head = useRef<HTMLDivElement>(null)
  const isNarrowed = marks.charged || marks.abroad
  // Only the whole list tells where a day ends.
  const shown = { entries, isComplete, isPartial: isPartial || (isNarrowed && !isComplete) }
  return (
    <>
      {isPartial && <PartialAlert />}
      <ListingColumns
        summary={
          <UsageSummary {...{ listing, chosen, chosenDay, head }} isExplained={billIssued !== undefined} />
        }
        entries={
          <>
            <MarkFilter marks={marks} />
            <ListHead listing={listing} chosen={chosenDay} marks={marks} status={head} />
            {(entries.length > 0 || isComplete || isNarrowed) && (
              <Card paddingBlock="2">
                {entries.length === 0 && (
                  <Empty>{isNarrowed ? LL.listing.noneMatching() : LL.listing.empty()}</Empty>
                )}
                <EntryList
                  // Another choice starts with what the screen shows.
                  key={`${chosenDay.day} ${marks.charged} ${marks.abroad}`}
                  {...shown}
                  label={LL.listing.heading()}
                  isOneDay={chosenDay.day !== undefined}
                />
              </Card>
            )}
            {!isComplete && <ListEnd listing={listing} />}
          </>
        }
      />
    </>
  )
}
