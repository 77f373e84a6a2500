import { useEffect, useRef } from 'react'
import type { Flow } from './flows'
import { light } from './lit'
import { weigh } from './replay/tally'
import type { Moment } from './session'

interface Props {
  flow: Flow
  moment: Moment | undefined
  /** How often each arrow was taken, where several sessions lie over each other. */
  counts?: ReadonlyMap<string, number>
}

/** The drawing of a flow, with the states lit in which it is. */
export function Drawing({ flow, moment, counts }: Props) {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(flow.drawing, 'image/svg+xml')
    frame.current?.replaceChildren(documentElement)
  }, [flow])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing has to be lit, too
  useEffect(() => {
    if (!frame.current) return
    light(frame.current, moment)
    weigh(frame.current, counts)
    // An SVG element would be scrolled to by its corner: its box is what shall be seen.
    frame.current.querySelector('.lit > rect')?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [flow, moment, counts])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its frame must be scrolled by keys, too
    <section className="drawing" aria-label="Drawing" tabIndex={0} ref={frame} />
  )
}
