import { whenOpened } from './whenOpened'

/** A modal sheet for a menu or a list. */
export const SideSheet = whenOpened(() => import('./ModalSheet'))
