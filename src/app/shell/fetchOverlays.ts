import { Dialog } from '../../ui/Dialog'
import { MenuButton } from '../../ui/MenuButton'
import { SideSheet } from '../../ui/SideSheet'
import { fetchMenu } from './SideMenu'

/** Fetches what is opened over a page, before it is needed. Who needs one that did not come is told there. */
export const fetchOverlays = (): void =>
  void Promise.allSettled([Dialog.preload(), SideSheet.preload(), MenuButton.preload(), fetchMenu()])
