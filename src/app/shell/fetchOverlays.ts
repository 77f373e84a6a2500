import { Dialog } from '../../ui/Dialog'
import { FailedDrawing } from '../../ui/ErrorState'
import { MenuButton } from '../../ui/MenuButton'
import { SideSheet } from '../../ui/SideSheet'
import { fetchMenu } from './SideMenu'

/** Prefetches overlays and the drawings of errors. A failure appears where one is needed. */
export const fetchOverlays = (): void =>
  void Promise.allSettled([
    Dialog.preload(),
    FailedDrawing.preload(),
    SideSheet.preload(),
    MenuButton.preload(),
    fetchMenu(),
  ])
