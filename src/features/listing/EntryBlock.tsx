import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'

/** At this distance from the visible area, a block has its entries. */
const RENDER_MARGIN = '1000px'

interface EntryBlockProps {
  /** Its height with all entries, in pixels. */
  estimate: number
  isFirst: boolean
  /** The page keeps its entries, wherever the screen is. */
  isKept: boolean
  isPrinting: boolean
  children: () => ReactNode
}

/** Neighbouring entries. Far from the screen, it draws them when the browser has time or, if not kept, never. */
export function EntryBlock({ estimate, isFirst, isKept, isPrinting, children }: EntryBlockProps) {
  const block = useRef<HTMLDivElement>(null)
  /** The height of the block without its entries; null with them. */
  const [emptyHeight, setEmptyHeight] = useState(isFirst ? null : estimate)
  useEffect(() => {
    if (isKept) startTransition(() => setEmptyHeight(null))
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
    <div ref={block} style={isEmpty ? { height: emptyHeight } : undefined}>
      {!isEmpty && children()}
    </div>
  )
}
