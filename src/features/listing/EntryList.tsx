import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ListingEntry } from '../../api/types'
import { Box } from '../../ui/layout'
import { usePrinting } from '../../ui/usePrinting'
import { DayHeading } from './DayHeading'
import { EntryBlock } from './EntryBlock'
import { EntryDialog } from './EntryDialog'
import { EntryRow } from './EntryRow'
import { dayStarts } from './loadedCosts'
import { createDayFormatter } from './usageTexts'

/** Up to this length, all entries are in the page: the browser's search finds them. */
const MAX_KEPT = 1_000
const BLOCK_SIZE = 25
/** Heights of an entry and of the heading of a day whose texts fit into their lines, in pixels. */
const [ENTRY_HEIGHT_PX, HEADING_HEIGHT_PX] = [61, 48]

interface EntryListProps {
  entries: readonly ListingEntry[]
  label: string
  /** No further entries can come. */
  isComplete: boolean
  /** Some are unreadable, so the cost of a day is unknown. */
  isPartial: boolean
  /** The caption already names it. */
  isOneDay: boolean
}

interface EntryBlocksProps extends EntryListProps {
  onDetails: (entry: ListingEntry) => void
}

/** Draws a thousand entries only when they change, not when a dialog opens. */
const EntryBlocks = memo(
  ({ entries, label, isComplete, isPartial, isOneDay, onDetails }: EntryBlocksProps) => {
    const { locale } = useI18nContext()
    const starts = useMemo(
      () => (isOneDay ? new Map<number, never>() : dayStarts(entries, isComplete)),
      [entries, isComplete, isOneDay],
    )
    const nameOf = useMemo(() => createDayFormatter(locale), [locale])
    const isPrinting = usePrinting()
    const blocks = useMemo(() => {
      const itemOf = (entry: ListingEntry, index: number) => {
        const start = starts.get(index)
        return (
          <Box
            breakInside="avoid"
            key={index}
            role="listitem"
            aria-setsize={entries.length}
            aria-posinset={index + 1}
          >
            {start && <DayHeading name={nameOf(start.date)} costs={isPartial ? undefined : start.costs} />}
            <EntryRow entry={entry} onDetails={onDetails} />
          </Box>
        )
      }
      return Array.from({ length: Math.ceil(entries.length / BLOCK_SIZE) }, (_, nth) => {
        const first = nth * BLOCK_SIZE
        const block = entries.slice(first, first + BLOCK_SIZE)
        const headings = block.filter((_, index) => starts.has(first + index))
        return {
          first,
          estimate: block.length * ENTRY_HEIGHT_PX + headings.length * HEADING_HEIGHT_PX,
          draw: () => block.map((entry, index) => itemOf(entry, first + index)),
        }
      })
    }, [entries, starts, nameOf, isPartial, onDetails])

    const isKept = entries.length <= MAX_KEPT || !('IntersectionObserver' in window)
    // One after the other: a thousand rows in one step would keep a press waiting.
    const [drawnBlocks, setDrawnBlocks] = useState(1)
    useEffect(() => {
      if (isKept && drawnBlocks < blocks.length) startTransition(() => setDrawnBlocks(drawnBlocks + 1))
    }, [isKept, drawnBlocks, blocks])
    return (
      // Not a list element, which may not have blocks between itself and its items.
      <Box role="list" aria-label={label}>
        {blocks.map(({ first, estimate, draw }, nth) => (
          <EntryBlock
            key={first}
            isFirst={nth === 0}
            isDrawn={isKept && nth < drawnBlocks}
            {...{ estimate, isKept, isPrinting, draw }}
          />
        ))}
      </Box>
    )
  },
)

/** The entries of one choice, and the details of a selected one. */
function EntriesWithDetails(props: EntryListProps) {
  const [selectedEntry, setSelectedEntry] = useState<ListingEntry | null>(null)
  return (
    <>
      <EntryBlocks {...props} onDetails={setSelectedEntry} />
      <EntryDialog entry={selectedEntry} onClose={() => setSelectedEntry(null)} />
    </>
  )
}

interface ChosenEntriesProps extends EntryListProps {
  /** Another choice starts with what the screen shows. */
  choice: string
}

/** The entries by day. Of a very long list, the page has those near the screen; the paper has all. */
export function EntryList(props: ChosenEntriesProps) {
  // A press on a day or a filter does not wait until the entries of the previous choice are gone.
  const { choice, ...shown } = useDeferredValue(props)
  return <EntriesWithDetails key={choice} {...shown} />
}
