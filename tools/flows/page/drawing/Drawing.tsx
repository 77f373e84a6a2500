import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import type { DrawnPath } from '../../catalogue/goldenPaths'
import { type Comparison, mapMarksOf, marksOf } from '../counts/counts'
import { type Flow, flows, mapOfFlows } from '../flows'
import { addressOf, type Mode, parseRoute, type Route, type Target, targetOf } from '../route'
import type { RecordedStep } from '../session'
import { Frame } from './Frame'
import { drawCounts, highlightActive, markTarget } from './marks'

interface Props {
  flow: Flow
  step: RecordedStep | undefined
  route: Route
  /** The walk that breaks the rule in the address. */
  counterexample: DrawnPath | undefined
  /** How customers went through the flow. */
  comparison: Comparison | undefined
  onChoose: (part: Target) => void
}

/** The drawing of a flow: it marks what the address points at, and lights up where the flow is. */
export function Drawing({ flow, step, route, counterexample, comparison, onChoose }: Props) {
  const frame = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame has another drawing
  useLayoutEffect(() => {
    // The first state is the flow, and the ground of the drawing.
    for (const state of [...(frame.current?.querySelectorAll('[data-state]') ?? [])].slice(1)) {
      state.setAttribute('role', 'button')
      state.setAttribute('tabindex', '0')
    }
    frame.current?.querySelector('svg')?.setAttribute('role', 'group')
  }, [flow])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing is not lit yet
  useEffect(() => {
    if (!frame.current) return
    highlightActive(frame.current, step)
    scrollIntoFrame(frame.current.querySelector('.lit') ?? frame.current.querySelector('.dot'))
    // On a phone, the end of the drawing may be below the screen.
    if (step) frame.current.scrollIntoView({ block: 'nearest' })
  }, [flow, step])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing is not marked yet
  useEffect(() => {
    const targetPart = frame.current && markTarget(frame.current, route, counterexample)
    scrollIntoFrame(targetPart)
    // On a phone, a link in the panel may be far below the drawing.
    if (targetPart) frame.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [flow, route, counterexample])

  useEffect(() => {
    if (frame.current) drawCounts(frame.current, comparison && marksOf(flow.name, comparison))
  }, [flow, comparison])

  function choose({ target }: SyntheticEvent) {
    const part = (target as Element).closest<SVGElement>('[data-state], [data-transition]')
    const id = part?.dataset.transition ?? part?.dataset.state
    if (id) onChoose(targetOf(id))
  }
  return (
    <Frame
      frame={frame}
      drawing={flow.drawing}
      aria-label="Drawing"
      onClick={choose}
      onKeyDown={(event) => {
        const isState = (event.target as Element).role === 'button'
        if (!isState || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        choose(event)
      }}
    />
  )
}

/** All flows on one drawing. The box of a flow is a link to it. */
export function FlowMap({ mode, comparison }: { mode: Mode } & Pick<Props, 'comparison'>) {
  const frame = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // A customer starts with the login.
    const loginBox = frame.current?.querySelector('[href="#/smsLogin"]')
    loginBox?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  useEffect(() => {
    for (const link of frame.current?.querySelectorAll('a') ?? []) {
      const { flow } = parseRoute(link.getAttribute('href') ?? '')
      link.setAttribute('href', addressOf({ mode, flow }))
    }
  }, [mode])
  useEffect(() => {
    const names = flows.map(({ name }) => name)
    if (frame.current) drawCounts(frame.current, comparison && mapMarksOf(names, comparison))
  }, [comparison])
  return <Frame frame={frame} drawing={mapOfFlows.drawing} isFitted aria-label="The map of all flows" />
}

/** Scrolls the frame until a part is in its middle, unless it is in sight. */
function scrollIntoFrame(part: Element | null | undefined): void {
  const frame = part?.closest('.drawing')
  // The label of an arrow, not all of its way; the name of a state with others inside.
  const target = part?.matches('.group') ? part.querySelector('text') : (part?.querySelector('rect') ?? part)
  if (!frame || !target) return
  const [inner, outer] = [target.getBoundingClientRect(), frame.getBoundingClientRect()]
  const isVisibleHorizontally = inner.left >= outer.left && inner.right <= outer.right
  const isVisibleVertically = inner.top >= outer.top && inner.bottom <= outer.bottom
  if (isVisibleHorizontally && isVisibleVertically) return
  frame.scrollBy({
    left: inner.x + inner.width / 2 - outer.x - outer.width / 2,
    top: inner.y + inner.height / 2 - outer.y - outer.height / 2,
  })
}
