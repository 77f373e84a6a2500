import { useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus target when a choice in a sheet or popover leads to another page: the heading of that page, not
 * the button that opened it. Null if the page is the same, or has no heading yet.
 */
export function useHeadingOfNextPage(open: boolean): () => HTMLElement | null {
  const openedPath = useRef('')
  useLayoutEffect(() => {
    if (open) openedPath.current = window.location.pathname
  }, [open])
  return () =>
    window.location.pathname === openedPath.current ? null : document.querySelector<HTMLElement>('main h1')
}
