import type { Moment } from './session'
import { stateIds } from './stateIds'
import { waysTaken } from './taken'

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

/** The arrows of a drawing, and the lines in it, that a step took. */
export function arrowsTaken(drawing: Element, moment: Moment): Set<Element> {
  const ways = [...drawing.querySelectorAll<SVGElement>('[data-transition]')].map((arrow) => ({
    arrow,
    id: arrow.dataset.transition ?? '',
    // What goes along an arrow with another transition has lines on it, and leads where that leads.
    target: arrow.closest<SVGElement>('[data-target]')?.dataset.target,
  }))
  return new Set(waysTaken(ways, moment).map(({ arrow }) => arrow))
}
