import { type RefObject, useEffect, useRef } from 'react'

/**
 * A button that takes the focus back if `shouldRestore`. Nothing else restores it after a dialog that followed another one,
 * or after a reload that rendered the button again. If the customer has moved the focus, it stays.
 */
export function useRestoredFocus(shouldRestore: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!shouldRestore) return
    // The dialog releases the focus later.
    const frame = requestAnimationFrame(() => {
      const focused = document.activeElement
      const isLost =
        !focused || focused === document.body || focused.closest('[role=dialog][data-state=closed]')
      if (isLost) button.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [shouldRestore])
  return button
}
