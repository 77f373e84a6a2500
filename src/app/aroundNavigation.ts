import type { AroundNavHandler } from 'wouter'

let currentHandler: AroundNavHandler = (navigate, to, options) => navigate(to, options)

/** Goes to another page: at once, unless a handler is set. */
export const aroundNavigation: AroundNavHandler = (...navigation) => currentHandler(...navigation)

export function setNavigationHandler(handler: AroundNavHandler): void {
  currentHandler = handler
}
