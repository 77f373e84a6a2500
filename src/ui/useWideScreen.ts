import { useSyncExternalStore } from 'react'

function minWidth(pixels: number) {
  const query = () => window.matchMedia(`(min-width: ${pixels}px)`)
  return {
    isReached: () => query().matches,
    subscribe(listener: () => void) {
      const list = query()
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
  }
}

/** From this width on, the side menu is next to the page. */
const menuWidth = minWidth(1024)
/** From this width on, five tabs fit next to each other. */
const tabsWidth = minWidth(768)

export const isWideScreen = menuWidth.isReached
export const useWideScreen = (): boolean =>
  useSyncExternalStore(menuWidth.subscribe, menuWidth.isReached, () => false)
export const useRoomForTabs = (): boolean =>
  useSyncExternalStore(tabsWidth.subscribe, tabsWidth.isReached, () => false)
