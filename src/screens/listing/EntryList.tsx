import { chakra } from '@chakra-ui/react/styled-system'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ListingEntry } from '../../api/types'
import { EntryDialog } from './EntryDialog'
import { EntryRow } from './EntryRow'

/** Pixels that a row takes before it is measured. */
const ROW = 73

const List = chakra('ul', { base: { position: 'relative', listStyle: 'none' } })
const Item = chakra('li', { base: { position: 'absolute', insetInline: '0', top: '0' } })

/** The entries, of which only those near the screen are in the page, however many are loaded. */
export function EntryList({ entries, label }: { entries: readonly ListingEntry[]; label: string }) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [looked, setLooked] = useState<ListingEntry | null>(null)
  const rows = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => ROW,
    overscan: 10,
    scrollMargin: top,
  })

  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY)
  })

  return (
    <>
      <List ref={list} aria-label={label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const entry = entries[index]
          return (
            entry && (
              <Item
                key={index}
                ref={rows.measureElement}
                data-index={index}
                aria-setsize={entries.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start - top}px)` }}
              >
                <EntryRow entry={entry} onDetails={() => setLooked(entry)} />
              </Item>
            )
          )
        })}
      </List>
      <EntryDialog entry={looked} onClose={() => setLooked(null)} />
    </>
  )
}
