import { type ReactNode, StrictMode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'

/** Tells the document that the portal stands: whatever held its place may go. */
function Drawn() {
  useLayoutEffect(() => void document.dispatchEvent(new Event('portal:drawn')), [])
  return null
}

/**
 * Draws the portal. What the document shows meanwhile is taken over, node by node, if it is what the portal would draw
 * itself; else it stands until the portal has drawn.
 */
export function draw(children: ReactNode, isTakenOver: boolean, options: RootOptions = {}): void {
  const tree = (
    <StrictMode>
      {children}
      <Drawn />
    </StrictMode>
  )
  const place = document.getElementById('portal') as HTMLElement
  const shown = document.getElementById(document.documentElement.dataset.before ?? '')
  if (!isTakenOver || !shown) {
    createRoot(place, options).render(tree)
    return
  }
  place.remove()
  const identifierPrefix = shown.dataset.ids
  Object.assign(shown, { id: 'portal', className: '' })
  hydrateRoot(shown, tree, { ...options, identifierPrefix })
}
