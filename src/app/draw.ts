import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'

/**
 * Draws the portal. It hydrates the markup of the document if the portal would draw the same. Otherwise, that markup
 * stays until the portal has drawn.
 */
export function draw(portal: ReactNode, isTakenOver: boolean, options: RootOptions = {}): void {
  const place = document.getElementById('portal') as HTMLElement
  const shown = document.getElementById(document.documentElement.dataset.before ?? '')
  if (!isTakenOver || !shown) {
    createRoot(place, options).render(portal)
    return
  }
  place.remove()
  const identifierPrefix = shown.dataset.ids
  Object.assign(shown, { id: 'portal', className: '' })
  // The customer may be typing into it.
  startTransition(() => void hydrateRoot(shown, portal, { ...options, identifierPrefix }))
}
