import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'

/**
 * Clicks on a modal and around it: one outside closes it. It ignores the second click of a double click that opened the modal,
 * which would hit what has only just appeared there.
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
