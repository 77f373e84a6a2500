import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { loadedCosts } from '../../domain/loadedCosts'
import { usageByDay } from '../../domain/usageByDay'
import { type ListingActor, useListed } from '../../flows/listing'
import { useProviderTime } from '../../flows/providerClock'
import { Card } from '../../ui/Card'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { ListingSummary } from './ListingSummary'
import { summaryOf } from './summary'
import { type ChosenKind, UsageCard } from './UsageCard'

/** What is loaded, by day where a kind of it can be drawn, and its sums. */
export function UsageSummary({ listing, chosen }: { listing: ListingActor; chosen: ChosenKind }) {
  const { entries, isPartial } = useListed(listing)
  const month = useSelector(listing, (snapshot) => snapshot.context.month)
  const isComplete = useSelector(listing, (snapshot) => snapshot.matches('complete'))
  const today = useProviderTime().setHours(0, 0, 0, 0)
  // Ten thousand entries are added up once, not at each choice.
  const lines = useMemo(() => summaryOf(entries, isPartial), [entries, isPartial])
  const costs = useMemo(() => (isPartial ? undefined : loadedCosts(entries)), [entries, isPartial])
  const usage = useMemo(
    // Of which day an entry is that could not be read, no one knows.
    () => (isPartial ? {} : usageByDay({ entries, month, now: new Date(today), isComplete })),
    [entries, month, today, isComplete, isPartial],
  )
  const table = <ListingSummary lines={lines} />
  if (Object.keys(usage).length === 0) return <Card>{table}</Card>
  return (
    <>
      <UsageCard usage={usage} lines={lines} costs={costs} month={month} chosen={chosen} />
      <VisuallyHidden as="div">{table}</VisuallyHidden>
    </>
  )
}
