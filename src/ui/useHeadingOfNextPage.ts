import { useLayoutEffect, useRef } from 'react'

/**
 * Where the focus goes from a sheet that closes because a link in it led to another page: to the heading of that, not back to
 * the button that opened the sheet. Null where the page is still the same, or has no heading yet.
 */
export function useHeadingOfNextPage(open: boolean): () => HTMLElement | null {
  const openedAt = useRef('')
  useLayoutEffect(() => {
    if (open) openedAt.current = window.location.pathname
  }, [open])
  return () =>
    window.location.pathname === openedAt.current ? null : document.querySelector<HTMLElement>('main h1')
}
