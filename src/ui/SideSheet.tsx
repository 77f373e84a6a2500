import { lazyModal } from './lazyModal'

/** A modal sheet for a menu or a list. */
export const SideSheet = lazyModal(() => import('./overlays/ModalSheet'))
