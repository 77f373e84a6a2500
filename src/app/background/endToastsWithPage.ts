import type { Toasts } from '../toasts'

/** Ends the toasts of a page that the customer leaves. A redirect, which replaces the address, is no step of hers. */
export function endToastsWithPage(toasts: Toasts): void {
  let { pathname } = window.location
  const hasChanged = (): boolean => {
    const previous = pathname
    pathname = window.location.pathname
    return pathname !== previous
  }
  // The router's events.
  window.addEventListener('replaceState', hasChanged)
  for (const type of ['pushState', 'popstate'])
    window.addEventListener(type, () => {
      if (hasChanged()) toasts.leavePage()
    })
}
