import { PENDING_ATTRIBUTE } from '../ui/Skeleton'

/** Signs that the customer chooses a place herself. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Scrolls to this place as soon as the page is long enough; a list loads what is missing meanwhile. */
function returnTo(top: number, search: AbortController): void {
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    const isThere = window.scrollY >= top - 1
    if (isThere && !document.querySelector(`[${PENDING_ATTRIBUTE}]`)) search.abort()
  })
  observer.observe(document.body)
  const { signal } = search
  signal.addEventListener('abort', () => observer.disconnect())
  for (const type of gestures)
    window.addEventListener(type, () => search.abort(), { signal, capture: true, passive: true })
}

/** Makes Back return to the place in a page that loads again: the browser itself tries only before it has loaded. */
export function restoreScroll(): void {
  const places = new Map<string, number>()
  let address = window.location.href
  let search = new AbortController()
  // The router's events. The previous page is still on the screen.
  window.addEventListener('pushState', () => {
    search.abort()
    places.set(address, window.scrollY)
    address = window.location.href
  })
  window.addEventListener('replaceState', () => {
    address = window.location.href
  })
  window.addEventListener('popstate', () => {
    search.abort()
    search = new AbortController()
    address = window.location.href
    const place = places.get(address)
    if (place) returnTo(place, search)
  })
}
