import { Dialog } from '../../ui/Dialog'
import { MenuButton } from '../../ui/MenuButton'
import { SideSheet } from '../../ui/SideSheet'

/** Fetches what is opened over a page, when there is nothing else to do. Who needs one that did not come is told there. */
export function fetchOverlays(): void {
  const fetchAll = () =>
    void Promise.allSettled([Dialog, SideSheet, MenuButton].map(({ preload }) => preload()))
  // Not every browser tells when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchAll, { timeout: 5_000 })
  else setTimeout(fetchAll, 1_000)
}
