import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'

/**
 * Closes a modal on a click outside. It ignores the second click of the double click that opened the modal, which
 * would hit the new content.
 */
export function useModalClicks(open: boolean, onClose: () => void) {
  const clicked = useRef(false)
  const pressedOutside = useRef(false)
  useLayoutEffect(() => {
    if (open) clicked.current = false
  }, [open])
  return {
    onPointerDown({ target, currentTarget }: PointerEvent) {
      pressedOutside.current = target === currentTarget
    },
    onClickCapture(event: MouseEvent) {
      if (clicked.current || event.detail <= 1) {
        clicked.current = true
        return
      }
      event.preventDefault()
      event.stopPropagation()
    },
    onClick({ target, currentTarget }: MouseEvent) {
      // A text selection that starts inside may end outside; it does not close the modal.
      if (pressedOutside.current && target === currentTarget) onClose()
    },
  }
}
