import { chakra } from '@chakra-ui/react/styled-system'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ListingEntry } from '../../api/types'
import { dayStarts } from '../../domain/loadedCosts'
import { formatMoney } from '../../domain/money'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { EntryDialog } from './EntryDialog'
import { EntryRow } from './EntryRow'
import { createDayFormatter } from './usageTexts'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 1rem',
    paddingTop: '4',
    paddingBottom: '1.5',
    marginBottom: '1',
    borderBottom: '1px solid',
    borderColor: 'line',
    fontSize: 'sm',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
})
const Day = chakra('h2', { base: { color: 'muted' } })

interface DayHeadingProps {
  name: string
  /** Cost of the day in euro; undefined if unknown. */
  costs: number | undefined
}

/** The day of the entries below, and its cost, if any. */
function DayHeading({ name, costs = 0 }: DayHeadingProps) {
  const { LL, locale } = useI18nContext()
  return (
    <Line>
      <Day>{name}</Day>
      {costs > 0 && (
        <span>
          <VisuallyHidden>{`${LL.listing.costs()} `}</VisuallyHidden>
          <span>{formatMoney(costs, locale)}</span>
        </span>
      )}
    </Line>
  )
}

/** Estimated height, in pixels, of a row and of the heading of a day. */
const [ROW_HEIGHT_PX, HEADING_HEIGHT_PX] = [64, 48]

const List = chakra('ul', { base: { position: 'relative', listStyle: 'none' } })
const Item = chakra('li', { base: { position: 'absolute', insetInline: '0', top: '0' } })

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

/** The entries by day. Only those near the screen are in the page, however many are loaded. */
export function EntryList({ entries, label, isComplete, isPartial, isOneDay }: EntryListProps) {
  const { locale } = useI18nContext()
  const starts = useMemo(
    () => (isOneDay ? new Map<number, never>() : dayStarts(entries, isComplete)),
    [entries, isComplete, isOneDay],
  )
  const nameOf = useMemo(() => createDayFormatter(locale), [locale])
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [selectedEntry, setSelectedEntry] = useState<ListingEntry | null>(null)
  // biome-ignore lint/nursery/useReactCompiler: the library returns changing functions; the compiler does not run
  const rows = useWindowVirtualizer({
    count: entries.length,
    estimateSize: (index) => (starts.has(index) ? ROW_HEIGHT_PX + HEADING_HEIGHT_PX : ROW_HEIGHT_PX),
    overscan: 10,
    scrollMargin: top,
  })

  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY)
  })

  return (
    <>
      <List ref={list} aria-label={label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start: offset }) => {
          const entry = entries[index]
          const start = starts.get(index)
          return (
            entry && (
              <Item
                key={index}
                ref={rows.measureElement}
                data-index={index}
                aria-setsize={entries.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${offset - top}px)` }}
              >
                {start && (
                  <DayHeading name={nameOf(start.date)} costs={isPartial ? undefined : start.costs} />
                )}
                <EntryRow entry={entry} onDetails={() => setSelectedEntry(entry)} />
              </Item>
            )
          )
        })}
      </List>
      <EntryDialog entry={selectedEntry} onClose={() => setSelectedEntry(null)} />
    </>
  )
}
