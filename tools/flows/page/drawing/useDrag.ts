import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** So far a hand that clicks may slip. */
const SLIP = 4

/** Drags what is scrolled in a frame by the mouse. A click after a drag is none. */
export function useDrag() {
  const from = useRef<{ x: number; y: number; left: number; top: number }>(undefined)
  const dragged = useRef(false)
  return {
    onPointerDown({ pointerType, button, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      dragged.current = false
      if (pointerType === 'mouse' && button === 0)
        from.current = {
          x: clientX,
          y: clientY,
          left: currentTarget.scrollLeft,
          top: currentTarget.scrollTop,
        }
    },
    onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      if (!from.current) return
      const { x, y, left, top } = from.current
      if (!dragged.current && Math.hypot(clientX - x, clientY - y) < SLIP) return
      if (!dragged.current) currentTarget.setPointerCapture(pointerId)
      dragged.current = true
      currentTarget.scrollTo(left + x - clientX, top + y - clientY)
    },
    onPointerUp() {
      from.current = undefined
    },
    // The browser would carry a link away instead.
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return
      dragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
