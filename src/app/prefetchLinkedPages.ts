import { routeAt } from './routeAt'

/** Prefetches the file of a page when the customer points at, touches or focuses a link to it. */
export function prefetchLinkedPages(page: Document): void {
  function prefetchPage({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== page.location.origin) return
    // The page itself shows an error if it is missing.
    routeAt(link.pathname)
      ?.screen.preload?.()
      .catch(() => {})
  }
  // Adding it twice has no effect.
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    page.addEventListener(type, prefetchPage, { passive: true })
}
