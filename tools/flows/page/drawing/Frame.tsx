import { type ComponentProps, type RefObject, useLayoutEffect, useState } from 'react'
import { useKeys } from '../useKeys'

interface Props extends ComponentProps<'section'> {
  frame: RefObject<HTMLElement | null>
  /** As SVG. */
  drawing: string
  /** Whether it fits the width at first; on a phone nobody could read that. */
  isFitted?: boolean
}

/** A drawing that scrolls in its frame. Buttons and keys zoom it. */
export function Frame({ frame, drawing, isFitted, ...rest }: Props) {
  const [scale, setScale] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new drawing begins anew
  useLayoutEffect(() => {
    const svg = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement
    if (!frame.current || !(svg instanceof SVGSVGElement)) return
    svg.style.width = `calc(${svg.viewBox.baseVal.width}px * var(--scale, 1))`
    frame.current.style.setProperty('--height', `${svg.viewBox.baseVal.height}px`)
    frame.current.replaceChildren(svg)
    if (isFitted && window.matchMedia('(width > 720px)').matches) fit(false)
  }, [frame, drawing])

  /** The middle of the frame stays where it is. */
  function zoom(to: number) {
    const box = frame.current
    if (!box) return
    const next = Math.min(Math.max(to, 0.25), 4)
    const [x, y] = [box.clientWidth / 2, box.clientHeight / 2]
    const [left, top] = [box.scrollLeft + x, box.scrollTop + y]
    box.style.setProperty('--scale', String(next))
    setScale(next)
    box.scrollTo((left * next) / scale - x, (top * next) / scale - y)
  }
  /** A drawing that fits is never larger than 100 %. */
  function fit(isWhole: boolean) {
    const svg = frame.current?.querySelector('svg')
    if (!frame.current || !svg) return
    const { width, height } = svg.viewBox.baseVal
    const { clientWidth, clientHeight } = frame.current
    zoom(Math.min(1, clientWidth / width, isWhole ? clientHeight / height : 1))
  }
  const controls = [
    { key: '-', name: 'Smaller', label: '−', act: () => zoom(scale / 1.25) },
    { key: '0', name: undefined, label: `${Math.round(scale * 100)} %`, act: () => zoom(1) },
    { key: '+', name: 'Larger', label: '+', act: () => zoom(scale * 1.25) },
    { key: 'w', name: undefined, label: 'Fit width', act: () => fit(false) },
    { key: 'f', name: undefined, label: 'Fit all', act: () => fit(true) },
  ]
  useKeys(Object.fromEntries(controls.map(({ key, act }) => [key, act])))

  return (
    <div className="frame">
      <div role="toolbar" aria-label="Size of the drawing">
        {controls.map(({ key, name, label, act }) => (
          <button key={key} type="button" aria-label={name} aria-keyshortcuts={key} onClick={act}>
            {label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must scroll what is larger than its frame */}
      <section className="drawing" tabIndex={0} ref={frame} {...rest} />
    </div>
  )
}
