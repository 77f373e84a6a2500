import { type KeyboardEventHandler, type MouseEventHandler, type RefObject, useLayoutEffect } from 'react'
import { useDrag } from './useDrag'
import { useGestures } from './useGestures'
import { useZoom } from './useZoom'
import { ZoomButtons } from './ZoomButtons'
import type { Zoom } from './zoom'

interface Props {
  /** Where the drawing is put; whoever marks something in it finds it here. */
  frame: RefObject<HTMLElement | null>
  /** As SVG. */
  drawing: string
  label: string
  /** What a click on it does. */
  hint: string
  /** How large it is at first. */
  begin?: Zoom
  /** Is given each drawing before it is shown. */
  prepare?: (drawing: Element) => void
  onClick?: MouseEventHandler
  onKeyDown?: KeyboardEventHandler
}

/** A drawing that can be larger than its frame: it is zoomed and moved by buttons, keys, mouse and fingers. */
export function Frame({ frame, drawing, label, hint, begin = 1, prepare, onClick, onKeyDown }: Props) {
  useLayoutEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(drawing, 'image/svg+xml')
    prepare?.(documentElement)
    frame.current?.replaceChildren(documentElement)
  }, [frame, drawing, prepare])
  const zooming = useZoom(frame, drawing, begin)
  useGestures(frame, zooming)
  const drag = useDrag()
  return (
    <div className="drawn" data-zoom={zooming.zoom}>
      <section
        className="drawing"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its frame must be scrolled by keys, too
        tabIndex={0}
        ref={frame}
        onClick={onClick}
        onKeyDown={onKeyDown}
        {...drag}
      />
      <ZoomButtons hint={hint} {...zooming} />
    </div>
  )
}
