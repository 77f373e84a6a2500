import { routeAt } from './routeAt'

/** Fetches the file of a page when the customer is about to go there: when a link of it is pointed at, touched or focused. */
export function fetchAhead(page: Document): void {
  function fetchPage({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.origin !== page.location.origin) return
    // The page itself shows an error if it is missing.
    routeAt(link.pathname)
      ?.screen.preload?.()
      .catch(() => {})
  }
  // The same function is not added twice.
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    page.addEventListener(type, fetchPage, { passive: true })
}
