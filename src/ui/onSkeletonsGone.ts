import { afterPaint } from './afterPaint'
import { PENDING_ATTRIBUTE } from './Skeleton'

/** Waits until the page has no skeleton left and is painted. Returns a function that cancels the wait. */
export function onSkeletonsGone(callback: () => void): () => void {
  let isWaiting = true
  const observer = new MutationObserver(runIfGone)
  function stop() {
    isWaiting = false
    observer.disconnect()
  }
  function runIfGone() {
    if (!isWaiting || document.querySelector(`[${PENDING_ATTRIBUTE}]`)) return
    stop()
    afterPaint(callback)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  // The same render may mount another skeleton.
  queueMicrotask(runIfGone)
  return stop
}
