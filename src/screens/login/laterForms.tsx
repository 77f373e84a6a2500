import { lazyPart } from '../../ui/lazyPart'
import { Skeleton } from '../../ui/Skeleton'

// Forms that the login page does not start with are not in its bundle. It loads them once rendered.
const waiting = <Skeleton height="16rem" />

export const CodeForm = lazyPart(() => import('./CodeForm'), waiting)
export const PasswordLoginForm = lazyPart(() => import('./PasswordLoginForm'), waiting)

/** Prefetches the forms. A failed one loads again when shown, and then reports errors. */
export function fetchLaterForms(): Promise<unknown> {
  return Promise.allSettled([CodeForm.preload(), PasswordLoginForm.preload()])
}
