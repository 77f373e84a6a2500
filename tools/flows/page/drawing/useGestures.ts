import { type RefObject, useEffect, useRef } from 'react'
import type { Zoom } from './zoom'

interface Gestures {
  scale: number
  zoomTo: (zoom: Zoom, around: { x: number; y: number }) => void
}

/**
 * Wheel with Ctrl and two fingers zoom around where they are; a mouse drags. One finger scrolls by itself. React listens
 * to wheel and touch without a way to prevent what the browser does with them.
 */
export function useGestures(frame: RefObject<HTMLElement | null>, { scale, zoomTo }: Gestures) {
  const latest = useRef(scale)
  latest.current = scale
  useEffect(() => {
    const box = frame.current
    if (!box) return
    let began: { apart: number; scale: number } | undefined
    const inBox = (x: number, y: number) => {
      const { left, top } = box.getBoundingClientRect()
      return { x: x - left, y: y - top }
    }
    function wheel(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const turned = Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 40)
      zoomTo(latest.current * Math.exp(-turned * 0.005), inBox(event.clientX, event.clientY))
    }
    function touchMove(event: TouchEvent) {
      const [one, other] = event.touches
      if (!one || !other) return
      event.preventDefault()
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      began ??= { apart, scale: latest.current }
      const { scale } = began
      zoomTo(
        (scale * apart) / began.apart,
        inBox((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2),
      )
    }
    const touchEnd = () => {
      began = undefined
    }
    box.addEventListener('wheel', wheel, { passive: false })
    box.addEventListener('touchmove', touchMove, { passive: false })
    box.addEventListener('touchend', touchEnd)
    return () => {
      box.removeEventListener('wheel', wheel)
      box.removeEventListener('touchmove', touchMove)
      box.removeEventListener('touchend', touchEnd)
    }
  }, [frame, zoomTo])
}
