import { useLayoutEffect } from 'react'
import { afterPaint } from './afterPaint'

let pendingCount = 0
const callbacks = new Set<() => void>()

/** Runs the callbacks if no placeholder is left: the same render may have mounted another. */
function runCallbacks(): void {
  if (pendingCount > 0) return
  for (const callback of callbacks) afterPaint(callback)
  callbacks.clear()
}

/** Registers a placeholder of loading content while it is mounted. */
export function usePendingPlaceholder(): void {
  useLayoutEffect(() => {
    pendingCount++
    return () => {
      pendingCount--
      queueMicrotask(runCallbacks)
    }
  }, [])
}

/** Waits until the page has no placeholder left and is painted. Returns a function that cancels the wait. */
export function onPlaceholdersGone(callback: () => void): () => void {
  callbacks.add(callback)
  queueMicrotask(runCallbacks)
  return () => void callbacks.delete(callback)
}
