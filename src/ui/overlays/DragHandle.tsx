import { chakra } from '@chakra-ui/react/styled-system'
import { type PointerEvent, type RefObject, useRef } from 'react'
import { FORCED_COLORS } from '../fillStyles'

/** The share of a sheet's height that a pull must cover to close it. */
const CLOSING_SHARE = 0.3
/** A shorter pull also closes it if it is faster than this, in pixels per millisecond. */
const CLOSING_SPEED = 0.5

/** Handlers of a sheet's drag handle: a far or fast pull down closes the sheet, any other one resets it. */
export function useDragToClose(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<PointerEvent | null>(null)
  const moveTo = (translate: string, transition: string) => {
    if (sheet.current) Object.assign(sheet.current.style, { translate, transition })
  }
  const dragDistance = ({ clientY }: PointerEvent) =>
    Math.max(0, clientY - (start.current?.clientY ?? clientY))
  const reset = () => {
    start.current = null
    moveTo('', '')
  }
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) moveTo(`0 ${dragDistance(event)}px`, 'none')
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current || !sheet.current) return
      const distance = dragDistance(event)
      const speed = distance / (event.timeStamp - start.current.timeStamp)
      const shouldClose = distance > sheet.current.offsetHeight * CLOSING_SHARE || speed > CLOSING_SPEED
      reset()
      if (shouldClose) onClose()
    },
    onPointerCancel: reset,
  }
}

/** The bar at the upper edge of a sheet on a phone; the whole strip around it can be pulled. */
export const DragHandle = chakra('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    justifyContent: 'center',
    flexShrink: '0',
    paddingTop: '2',
    height: '8',
    touchAction: 'none',
    cursor: 'grab',
    '&::before': {
      width: '10',
      height: '4px',
      borderRadius: 'full',
      background: 'outline',
      [FORCED_COLORS]: { background: 'CanvasText' },
      content: '""',
    },
  },
})
