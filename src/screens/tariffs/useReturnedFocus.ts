import { type RefObject, useEffect, useRef } from 'react'

/**
 * A button that takes the focus back when it is its turn. Nothing else restores the focus after a dialog that followed another
 * one, or after a reload that drew the button again. A focus that the customer has moved stays where it is.
 */
export function useReturnedFocus(isTurn: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isTurn) return
    // The dialog lets the focus go in its own time.
    const frame = requestAnimationFrame(() => {
      const holder = document.activeElement
      const isLost = !holder || holder === document.body || holder.closest('[role=dialog][data-state=closed]')
      if (isLost) button.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [isTurn])
  return button
}
