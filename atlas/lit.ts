import type { Moment } from './session'
import { stateIds } from './stateIds'

/** Lights up in a drawing where a flow is, and the arrow by which it came there. */
export function light(drawing: Element, moment: Moment | undefined): void {
  const active = moment ? stateIds(moment.value, moment.flow) : []
  for (const state of drawing.querySelectorAll<SVGElement>('[data-state]')) {
    const id = state.dataset.state ?? ''
    const isInnermost = active.includes(id) && !active.some((other) => other.startsWith(`${id}.`))
    state.classList.toggle('lit', isInnermost)
    state.classList.toggle('around', active.includes(id) && !isInnermost)
  }
  const taken = moment ? arrowsTaken(drawing, moment) : new Set()
  for (const arrow of drawing.querySelectorAll('[data-transition]'))
    arrow.classList.toggle('taken', taken.has(arrow))
}

/**
 * The arrows of an event that lead from where the flow was to where it is, or from where it was to a state
 * that moves on at once, and on from there. Branches that differ in their guard alone are all lit.
 */
export function arrowsTaken(drawing: Element, { event, before, value, flow }: Moment): Set<Element> {
  const active = stateIds(value, flow)
  if (before === undefined) return new Set<Element>()
  const left = [flow, ...stateIds(before, flow)]
  const arrows = [...drawing.querySelectorAll<SVGElement>('[data-transition]')]
  const from = (sources: readonly string[], type: string) =>
    arrows.filter(({ dataset }) => {
      const [source = '', taken] = dataset.transition?.split(' ') ?? []
      return taken === type && sources.includes(source)
    })
  const arrives = ({ dataset }: SVGElement) => active.includes(dataset.target ?? '')
  const started = from(left, event)
  const direct = started.filter((arrow) => arrives(arrow) || !arrow.dataset.target)
  if (direct.length > 0) return new Set<Element>(direct)
  return new Set<Element>(
    started.flatMap((arrow) => {
      const onwards = from([arrow.dataset.target ?? ''], 'always').filter(arrives)
      return onwards.length > 0 ? [arrow, ...onwards] : []
    }),
  )
}
