import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'

/**
 * Clicks on a modal and around it: one beside it closes. The rest of a double click that opened it is nobody's: it
 * would hit what has only just come to stand there.
 */
export function useModalClicks(open: boolean, onClose: () => void) {
  const clicked = useRef(false)
  const pressedBeside = useRef(false)
  useLayoutEffect(() => {
    if (open) clicked.current = false
  }, [open])
  return {
    onPointerDown({ target, currentTarget }: PointerEvent) {
      pressedBeside.current = target === currentTarget
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
      // Text that is marked from the inside out ends beside the modal, and closes nothing.
      if (pressedBeside.current && target === currentTarget) onClose()
    },
  }
}
