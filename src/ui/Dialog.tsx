import { whenOpened } from './whenOpened'

/** A modal dialog: keeps the focus inside and gives it back; Escape and a click beside it close. */
export const Dialog = whenOpened(() => import('./ModalDialog'))
