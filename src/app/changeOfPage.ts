import type { AroundNavHandler } from 'wouter'

let change: AroundNavHandler = (navigate, to, options) => navigate(to, options)

/** Goes to another page: at once, unless a handler is set. */
export const changeOfPage: AroundNavHandler = (...navigation) => change(...navigation)

export function changePagesBy(handler: AroundNavHandler): void {
  change = handler
}
