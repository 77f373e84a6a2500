import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useWideScreen } from '../../ui/useWideScreen'
import { useApp } from '../AppContext'

export interface SideMenuState {
  wide: boolean
  extended: boolean
  setExtended: (extended: boolean) => void
}

/**
 * Whether the menu is open: as the customer left it, otherwise open if there is room.
 * On a narrow screen, where it covers the page, each change of page closes it.
 */
export function useSideMenu(): SideMenuState {
  const { storage } = useApp()
  const wide = useWideScreen()
  const [path] = useLocation()
  const stored = storage.read('sidebarExtended')
  const [chosen, setChosen] = useState(wide && stored ? stored === 'true' : null)
  const extended = chosen ?? wide
  const setExtended = (next: boolean) => {
    storage.write('sidebarExtended', String(next))
    setChosen(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of page, and only then
  useEffect(() => {
    if (!wide && extended) setExtended(false)
  }, [path])
  return { wide, extended, setExtended }
}
