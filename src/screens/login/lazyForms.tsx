import { lazyComponent } from '../../ui/lazyComponent'
import { Skeleton } from '../../ui/Skeleton'

// Forms that the login page does not start with are not in its bundle. It loads them once rendered.
const fallback = <Skeleton height="16rem" />

export const CodeForm = lazyComponent(() => import('./CodeForm'), fallback)
export const PasswordLoginForm = lazyComponent(() => import('./PasswordLoginForm'), fallback)

/** Prefetches the forms. A failed one loads again when shown, and then reports errors. */
export function prefetchLazyForms(): Promise<unknown> {
  return Promise.allSettled([CodeForm.preload(), PasswordLoginForm.preload()])
}
