import { Dialog } from '../../ui/Dialog'
import { FailedDrawing } from '../../ui/ErrorState'
import { MenuButton } from '../../ui/MenuButton'
import { SideSheet } from '../../ui/SideSheet'
import { fetchMenu } from './SideMenu'

/** Fetches what is opened over a page, and what stands where a part of it fails, before it is needed. Who needs one that did not come is told there. */
export const fetchOverlays = (): void =>
  void Promise.allSettled([
    Dialog.preload(),
    FailedDrawing.preload(),
    SideSheet.preload(),
    MenuButton.preload(),
    fetchMenu(),
  ])
