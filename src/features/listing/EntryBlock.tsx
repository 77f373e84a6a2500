import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'

/** At this distance from the visible area, a block has its entries. */
const RENDER_MARGIN = '1000px'

const Block = chakra('div', {
  base: {
    // The browser draws it without a look at the rows of other blocks. Their text must stay in searches and in the tree of
    // screen readers, from which Chromium takes it with `content-visibility`.
    contain: 'content',
    // A press finds its element 90 times faster: only the clip of a transformed element ends Chromium's search.
    transform: 'translate(0)',
    // The ground of a row under the pointer is wider than the list.
    marginInline: '-2',
    paddingInline: '2',
  },
})

interface EntryBlockProps {
  /** Its height with all entries, in pixels. */
  estimate: number
  isFirst: boolean
  /** The page keeps its entries, wherever the screen is. */
  isKept: boolean
  /** It has its entries even if it never comes near the screen. */
  isDrawn: boolean
  isPrinting: boolean
  /** Stable: a block is not drawn again when another one is. */
  draw: () => ReactNode
}

/** Neighbouring entries, drawn near the screen or in their turn. Unless kept, they go far from the screen. */
export const EntryBlock = memo(
  ({ estimate, isFirst, isKept, isDrawn, isPrinting, draw }: EntryBlockProps) => {
    const block = useRef<HTMLDivElement>(null)
    /** The height of the block without its entries; null with them. */
    const [emptyHeight, setEmptyHeight] = useState(isFirst ? null : estimate)
    useEffect(() => {
      if (isDrawn) startTransition(() => setEmptyHeight(null))
    }, [isDrawn])
    useEffect(() => {
      if (!block.current || !('IntersectionObserver' in window)) return
      const observer = new IntersectionObserver(
        (changes) => {
          const change = changes.at(-1)
          if (change?.isIntersecting) setEmptyHeight(null)
          else if (change && !isKept) setEmptyHeight(change.boundingClientRect.height)
        },
        { rootMargin: RENDER_MARGIN },
      )
      observer.observe(block.current)
      return () => observer.disconnect()
    }, [isKept])
    const isEmpty = emptyHeight !== null && !isPrinting
    return (
      <Block ref={block} style={isEmpty ? { height: emptyHeight } : undefined}>
        {!isEmpty && draw()}
      </Block>
    )
  },
)
