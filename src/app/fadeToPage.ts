import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { routeAt } from './routeAt'

const wantsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Lets one page fade into the next, where the browser can and the customer did not ask for less motion. A page whose file has
 * yet to come is shown as before: there is nothing to fade to.
 */
export const fadeToPage: AroundNavHandler = (navigate, to, options) => {
  const goes = () => navigate(to, options)
  const isThere = routeAt(to)?.screen.isLoaded?.() ?? false
  if (options?.replace || !isThere || !('startViewTransition' in document) || wantsStill()) goes()
  // The next page may come before the fade is over: that is no failure.
  else document.startViewTransition(() => flushSync(goes)).ready.catch(() => {})
}
