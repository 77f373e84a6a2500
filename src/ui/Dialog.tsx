import { lazyModal } from './lazyModal'

/** A modal dialog with a focus trap. It returns the focus; Escape and a click outside close it. */
export const Dialog = lazyModal(() => import('./overlays/ModalDialog'))
