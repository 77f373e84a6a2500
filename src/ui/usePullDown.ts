import { type PointerEvent, type RefObject, useRef } from 'react'

/** The share of a sheet's height that a pull must cover to close it. */
const SHARE = 0.3
/** A shorter pull also closes it if it is faster than this, in pixels per millisecond. */
const SWING = 0.5

/** Handlers of a sheet's grip: a far or fast pull down closes the sheet, any other one resets it. */
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
