import { lazyPart } from '../../ui/lazyPart'
import { Skeleton } from '../../ui/Skeleton'

// The forms that the login page does not start with are not in its bundle. It loads them after its first paint.
const waiting = <Skeleton height="16rem" />

export const CodeForm = lazyPart(() => import('./CodeForm'), waiting)
export const PasswordLoginForm = lazyPart(() => import('./PasswordLoginForm'), waiting)

/** Prefetches the forms. A form that failed to load reports it when it is shown. */
export function fetchLaterForms(): Promise<unknown> {
  return Promise.allSettled([CodeForm.preload(), PasswordLoginForm.preload()])
}
