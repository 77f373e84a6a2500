import { chakra } from '@chakra-ui/react/styled-system'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ListingEntry } from '../../api/types'
import { dayStarts } from '../../domain/dayStarts'
import { createDayFormatter } from '../../lib/dayFormatter'
import { DayHeading } from './DayHeading'
import { EntryDialog } from './EntryDialog'
import { EntryRow } from './EntryRow'

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
}

/** The entries by day. Only those near the screen are in the page, however many are loaded. */
export function EntryList({ entries, label, isComplete, isPartial }: EntryListProps) {
  const { locale } = useI18nContext()
  const starts = useMemo(() => dayStarts(entries, isComplete), [entries, isComplete])
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
