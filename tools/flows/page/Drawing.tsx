import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { catalogue } from './catalogue.data'
import { Frame } from './drawing/Frame'
import { markedAt } from './drawing/marked'
import { isDirection, neighbour } from './drawing/neighbour'
import { numberSteps } from './drawing/numberSteps'
import { boxOf, prepare, show, statesOf } from './drawing/parts'
import type { Flow } from './flows'
import { light } from './lit'
import { type Place, placeOf } from './place'
import { weigh } from './replay/tally'
import type { Moment } from './session'

interface Props {
  flow: Flow
  moment: Moment | undefined
  place: Place
  onChoose: (part: Omit<Place, 'mode'>) => void
  /** How often each arrow was taken, where several sessions lie over each other. */
  counts?: ReadonlyMap<string, number>
}

/** The drawing of a flow: the states lit in which it is, and what the address points at marked. */
export function Drawing({ flow, moment, place, onChoose, counts }: Props) {
  const frame = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing begins elsewhere
  useLayoutEffect(() => {
    if (frame.current) show(frame.current, frame.current.querySelector('.dot'))
  }, [flow])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing has to be lit, too
  useEffect(() => {
    if (!frame.current) return
    light(frame.current, moment)
    weigh(frame.current, counts)
    show(frame.current, frame.current.querySelector('.lit'))
  }, [flow, moment, counts])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing has to be marked, too
  useEffect(() => {
    if (frame.current) mark(frame.current, place)
  }, [flow, place])

  function choose({ target }: MouseEvent | KeyboardEvent) {
    const part = (target as Element).closest<SVGElement>('[data-state], [data-transition]')
    const id = part?.dataset.transition ?? part?.dataset.state
    if (id) onChoose(placeOf(id))
  }
  function press(event: KeyboardEvent) {
    const { key, target } = event
    const state = (target as Element).closest<SVGElement>('[data-state]')
    if (!state) return
    if (key === 'Enter' || key === ' ') choose(event)
    else if (isDirection(key)) neighbour(boxOf(state), statesOf(state).map(boxOf), key)?.state.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Frame
      frame={frame}
      drawing={flow.drawing}
      label="Drawing"
      hint="A click on a state or an arrow tells more of it."
      prepare={prepare}
      onClick={choose}
      onKeyDown={press}
    />
  )
}

/** Marks what a place points at, and brings it into view. */
function mark(frame: HTMLElement, place: Place) {
  const { chosen, named, begin, steps } = markedAt(place, catalogue)
  for (const part of frame.querySelectorAll<SVGElement>('[data-state], [data-transition]')) {
    const id = part.dataset.transition ?? part.dataset.state ?? ''
    part.classList.toggle('chosen', id === chosen)
    part.classList.toggle('named', named.has(id))
    if (part.role === 'button') part.ariaPressed = String(id === chosen)
  }
  numberSteps(frame, steps)
  const shown =
    frame.querySelector('.chosen') ??
    frame.querySelector(`[data-state="${begin}"]`) ??
    frame.querySelector('.named')
  show(frame, shown)
  // A link in the panel may be far below the drawing, on a phone.
  if (shown) frame.parentElement?.scrollIntoView({ block: 'nearest' })
}
