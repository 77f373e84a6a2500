import { useLayoutEffect } from 'react'
import { afterPaint } from './afterPaint'

let held = 0
const waiting = new Set<() => void>()

/** Runs the callbacks if no placeholder is left: the same render may have mounted another. */
function look(): void {
  if (held > 0) return
  for (const callback of waiting) afterPaint(callback)
  waiting.clear()
}

/** Registers a placeholder of loading content while it is mounted. */
export function useHeldPlace(): void {
  useLayoutEffect(() => {
    held++
    return () => {
      held--
      queueMicrotask(look)
    }
  }, [])
}

/** Waits until the page has no placeholder left and is painted. Returns a function that cancels the wait. */
export function whenFilled(callback: () => void): () => void {
  waiting.add(callback)
  queueMicrotask(look)
  return () => void waiting.delete(callback)
}
