import type { AroundNavHandler } from 'wouter'

/** How the portal goes to another page: at once, until `around` has another handler. */
export interface Navigation {
  around: AroundNavHandler
}

export const createNavigation = (): Navigation => ({ around: (navigate, ...page) => navigate(...page) })
