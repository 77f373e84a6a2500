import { useSyncExternalStore } from 'react'

/** From this width on, the side menu is next to the page. */
const WIDE_QUERY = '(min-width: 1024px)'

function subscribe(listener: () => void) {
  const query = window.matchMedia(WIDE_QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const isWideScreen = (): boolean => window.matchMedia(WIDE_QUERY).matches

export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, isWideScreen, () => false)
