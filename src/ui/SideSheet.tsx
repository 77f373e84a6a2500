import { whenOpened } from './whenOpened'

/** A modal sheet along one edge of the screen, for a menu or a list. */
export const SideSheet = whenOpened(() => import('./ModalSheet'))
