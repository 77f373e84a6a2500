import { type RefObject, useEffect, useRef } from 'react'

/**
 * A button that takes the focus back if `isTurn`. Nothing else restores it after a dialog that followed another one,
 * or after a reload that rendered the button again. If the customer has moved the focus, it stays.
 */
export function useReturnedFocus(isTurn: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isTurn) return
    // The dialog releases the focus later.
    const frame = requestAnimationFrame(() => {
      const holder = document.activeElement
      const isLost = !holder || holder === document.body || holder.closest('[role=dialog][data-state=closed]')
      if (isLost) button.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [isTurn])
  return button
}
