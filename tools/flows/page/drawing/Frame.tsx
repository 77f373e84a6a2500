import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useKeys } from '../useKeys'

interface Props extends ComponentProps<'section'> {
  frame: RefObject<HTMLElement | null>
  /** SVG markup. */
  drawing: string
  /** Whether it fits the width at first; on a phone this would be unreadable. */
  isFitted?: boolean
}

/** A movement of fewer pixels is a click. */
const CLICK_TOLERANCE_PX = 4

/** A drawing that scrolls in its frame. Buttons and keys zoom it; the mouse drags it. */
export function Frame({ frame, drawing, isFitted, ...rest }: Props) {
  const [scale, setScale] = useState(1)
  const pressPoint = useRef({ x: 0, y: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new drawing resets the view
  useLayoutEffect(() => {
    const svg = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement
    if (!frame.current || !(svg instanceof SVGSVGElement)) return
    svg.style.width = `calc(${svg.viewBox.baseVal.width}px * var(--scale, 1))`
    frame.current.style.setProperty('--height', `${svg.viewBox.baseVal.height}px`)
    frame.current.replaceChildren(svg)
    if (isFitted && window.matchMedia('(width > 720px)').matches) fit(false)
  }, [frame, drawing])

  /** The middle of the frame stays where it is. */
  function zoom(requestedScale: number) {
    const box = frame.current
    if (!box) return
    const next = Math.min(Math.max(requestedScale, 0.25), 4)
    const [x, y] = [box.clientWidth / 2, box.clientHeight / 2]
    const [left, top] = [box.scrollLeft + x, box.scrollTop + y]
    box.style.setProperty('--scale', String(next))
    setScale(next)
    box.scrollTo((left * next) / scale - x, (top * next) / scale - y)
  }
  /** A drawing that fits is never larger than 100 %. */
  function fit(isHeightFitted: boolean) {
    const svg = frame.current?.querySelector('svg')
    if (!frame.current || !svg) return
    const { width, height } = svg.viewBox.baseVal
    const { clientWidth, clientHeight } = frame.current
    zoom(Math.min(1, clientWidth / width, isHeightFitted ? clientHeight / height : 1))
  }
  const controls = [
    { key: '-', name: 'Smaller', label: '−', run: () => zoom(scale / 1.25) },
    { key: '0', name: undefined, label: `${Math.round(scale * 100)} %`, run: () => zoom(1) },
    { key: '+', name: 'Larger', label: '+', run: () => zoom(scale * 1.25) },
    { key: 'w', name: undefined, label: 'Fit width', run: () => fit(false) },
    { key: 'f', name: undefined, label: 'Fit all', run: () => fit(true) },
  ]
  useKeys(Object.fromEntries(controls.map(({ key, run }) => [key, run])))

  const hasMoved = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) =>
    Math.hypot(clientX - pressPoint.current.x, clientY - pressPoint.current.y) > CLICK_TOLERANCE_PX
  return (
    <div className="frame">
      <div role="toolbar" aria-label="Size of the drawing">
        {controls.map(({ key, name, label, run }) => (
          <button key={key} type="button" aria-label={name} aria-keyshortcuts={key} onClick={run}>
            {label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: buttons and keys do the same */}
      <section
        className="drawing"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must scroll what is larger than its frame
        tabIndex={0}
        ref={frame}
        {...rest}
        onPointerDown={({ clientX: x, clientY: y }) => {
          pressPoint.current = { x, y }
        }}
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse' && event.buttons === 1 && hasMoved(event))
            event.currentTarget.scrollBy(-event.movementX, -event.movementY)
        }}
        // The browser would drag a link instead.
        onDragStart={(event) => event.preventDefault()}
        onClickCapture={(event) => {
          if (!hasMoved(event) || event.detail === 0) return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
    </div>
  )
}
