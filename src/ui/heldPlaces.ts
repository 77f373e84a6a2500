import { useLayoutEffect } from 'react'
import { afterPaint } from './afterPaint'

let held = 0
const waiting = new Set<() => void>()

/** What stands in its place has come, unless the same change of the page holds another place. */
function look(): void {
  if (held > 0) return
  for (const callback of waiting) afterPaint(callback)
  waiting.clear()
}

/** For a part that holds the place of what is loading, as long as it stands. */
export function useHeldPlace(): void {
  useLayoutEffect(() => {
    held++
    return () => {
      held--
      queueMicrotask(look)
    }
  }, [])
}

/** Waits until the page has no placeholder left and is painted. Returns a function that stops waiting. */
export function whenFilled(callback: () => void): () => void {
  waiting.add(callback)
  queueMicrotask(look)
  return () => void waiting.delete(callback)
}
