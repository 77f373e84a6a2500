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

/** Waits until no place is held on the page, and it is painted: what it shows has come, or will not. Gives back how to wait no longer. */
export function whenFilled(callback: () => void): () => void {
  waiting.add(callback)
  queueMicrotask(look)
  return () => void waiting.delete(callback)
}
