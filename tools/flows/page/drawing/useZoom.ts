import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { scaleOf, scrollFor, type Zoom } from './zoom'

/** A point of the frame that stays where it is while the drawing grows around it. */
interface Anchor {
  x: number
  y: number
}

/** Shows the drawing in a frame at a scale, again whenever the frame gets another size. */
export function useZoom(frame: RefObject<HTMLElement | null>, drawing: string, begin: Zoom) {
  const [zoom, setZoom] = useState(begin)
  const [scale, setScale] = useState(1)
  const anchor = useRef<Anchor>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing has another size
  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return
    const resize = () => setScale(applied(box, zoom, anchor.current))
    const observer = new ResizeObserver(resize)
    observer.observe(box)
    resize()
    anchor.current = undefined
    return () => observer.disconnect()
  }, [frame, zoom, drawing])

  const zoomTo = useCallback((to: Zoom, around?: Anchor) => {
    anchor.current = around
    setZoom(to)
  }, [])
  return { zoom, scale, zoomTo }
}

function applied(box: HTMLElement, zoom: Zoom, around: Anchor | undefined): number {
  const svg = box.querySelector('svg')
  if (!svg) return 1
  const natural = svg.viewBox.baseVal
  const before = svg.getBoundingClientRect().width / natural.width
  const scale = scaleOf(zoom, natural, { width: box.clientWidth, height: box.clientHeight })
  const { x, y } = around ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 }
  const [left, top] = [box.scrollLeft, box.scrollTop]
  svg.style.width = `${Math.floor(natural.width * scale)}px`
  if (Math.abs(scale - before) > 0.001)
    box.scrollTo(scrollFor(left, x, scale / before), scrollFor(top, y, scale / before))
  return scale
}
