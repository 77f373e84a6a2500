import { afterPaint } from './afterPaint'
import { PENDING_ATTRIBUTE } from './Skeleton'

/** Waits until the page has no placeholder left and is painted. Returns a function that cancels the wait. */
export function onPlaceholdersGone(callback: () => void): () => void {
  const observer = new MutationObserver(runIfGone)
  function runIfGone() {
    if (document.querySelector(`[${PENDING_ATTRIBUTE}]`)) return
    observer.disconnect()
    afterPaint(callback)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  runIfGone()
  return () => observer.disconnect()
}
