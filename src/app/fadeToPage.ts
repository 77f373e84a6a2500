import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { routeAt } from './routeAt'

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Fades from one page to the next, if the browser supports it and the customer allows motion. A page whose file is not
 * loaded yet appears without a fade: there is nothing to fade to.
 */
export const fadeToPage: AroundNavHandler = (navigate, to, options) => {
  const showPage = () => navigate(to, options)
  const isLoaded = routeAt(to)?.screen.isLoaded?.() ?? false
  if (options?.replace || !isLoaded || !('startViewTransition' in document) || prefersReducedMotion())
    showPage()
  // The next page may load before the fade ends: no failure.
  else document.startViewTransition(() => flushSync(showPage)).ready.catch(() => {})
}
