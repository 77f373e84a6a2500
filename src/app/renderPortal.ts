import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'

/**
 * Draws the portal. It hydrates the markup of the document if the portal would draw the same. Otherwise, that markup
 * stays until the portal has drawn.
 */
export function renderPortal(portal: ReactNode, canHydrate: boolean, options: RootOptions = {}): void {
  const container = document.getElementById('portal') as HTMLElement
  const markup = document.getElementById(document.documentElement.dataset.prerendered ?? '')
  if (!canHydrate || !markup) {
    const root = createRoot(container, options)
    // In one piece, it would block a slow processor for 0.2 s.
    startTransition(() => root.render(portal))
    return
  }
  container.remove()
  const identifierPrefix = markup.dataset.ids
  Object.assign(markup, { id: 'portal', className: '' })
  // The customer may be typing into it.
  startTransition(() => void hydrateRoot(markup, portal, { ...options, identifierPrefix }))
}
