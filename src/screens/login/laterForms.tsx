import { lazyPart } from '../../ui/lazyPart'
import { Skeleton } from '../../ui/Skeleton'

// The forms that the login page does not start with are not in its bundle. It fetches them once it is drawn.
const waiting = <Skeleton height="16rem" />

export const CodeForm = lazyPart(() => import('./CodeForm'), waiting)
export const PasswordLoginForm = lazyPart(() => import('./PasswordLoginForm'), waiting)

/** Fetches the forms ahead of the customer; who needs one that did not come is told there. */
export function fetchLaterForms(): Promise<unknown> {
  return Promise.allSettled([CodeForm.preload(), PasswordLoginForm.preload()])
}
