import { useCallback, useSyncExternalStore } from 'react'
import { WIDE_QUERY } from './wideScreen'

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

export const useWideScreen = (): boolean => useMediaQuery(WIDE_QUERY)
/** Whether five tabs fit next to each other. */
export const useRoomForTabs = (): boolean => useMediaQuery('(min-width: 768px)')
