import { type PointerEvent, type RefObject, useRef } from 'react'

/** What of its height a sheet is pulled down by whoever means to close it. */
const SHARE = 0.3
/** A shorter pull closes it, too, if it is as quick as this, in pixels a millisecond. */
const SWING = 0.5

/** Handlers of a grip by which a sheet is pulled down: far enough or with a swing it closes, else it goes back. */
export function usePullDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<PointerEvent | null>(null)
  const moveTo = (translate: string, transition: string) => {
    if (sheet.current) Object.assign(sheet.current.style, { translate, transition })
  }
  const pulledBy = ({ clientY }: PointerEvent) => Math.max(0, clientY - (start.current?.clientY ?? clientY))
  const letGo = () => {
    start.current = null
    moveTo('', '')
  }
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) moveTo(`0 ${pulledBy(event)}px`, 'none')
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current || !sheet.current) return
      const pulled = pulledBy(event)
      const speed = pulled / (event.timeStamp - start.current.timeStamp)
      const closes = pulled > sheet.current.offsetHeight * SHARE || speed > SWING
      letGo()
      if (closes) onClose()
    },
    onPointerCancel: letGo,
  }
}
