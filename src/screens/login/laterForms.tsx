import { lazyPart } from '../../ui/lazyPart'
import { Skeleton } from '../../ui/Skeleton'

// What the login page does not begin with weighs nothing on it: it is fetched as soon as the page stands.
const waiting = <Skeleton height="16rem" />

export const CodeForm = lazyPart(() => import('./CodeForm'), waiting)
export const PasswordLoginForm = lazyPart(() => import('./PasswordLoginForm'), waiting)

/** Fetches the forms ahead of the customer; who needs one that did not come is told there. */
export function fetchLaterForms(): Promise<unknown> {
  return Promise.allSettled([CodeForm.preload(), PasswordLoginForm.preload()])
}
