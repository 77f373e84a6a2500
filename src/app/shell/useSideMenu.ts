import { useState } from 'react'
import { useWideScreen } from '../../ui/useWideScreen'
import { useApp } from '../AppContext'
import { useOnPageChange } from './useOnPageChange'

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
  const stored = storage.read('sidebarExtended')
  const [selected, setSelected] = useState(wide && stored ? stored === 'true' : null)
  const extended = selected ?? wide
  const setExtended = (next: boolean) => {
    storage.write('sidebarExtended', String(next))
    setSelected(next)
  }
  useOnPageChange(() => {
    if (!wide && extended) setExtended(false)
  })
  return { wide, extended, setExtended }
}
