import { arrowsTaken } from '../lit'
import type { Moment } from '../session'

/** How often each arrow of a drawing was taken in the steps of its flow, by the id of its transition. */
export function tally(drawing: Element, moments: readonly Moment[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const moment of moments) {
    // What happens within a state has several lines, each of them marked.
    const ids = new Set([...arrowsTaken(drawing, moment)].map((arrow) => idOf(arrow)))
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

const idOf = (arrow: Element): string => arrow.getAttribute('data-transition') ?? ''

/** Draws the arrows the thicker and warmer the more often they were taken. */
export function weigh(drawing: Element, counts: ReadonlyMap<string, number> | undefined): void {
  const most = Math.max(0, ...(counts?.values() ?? []))
  for (const arrow of drawing.querySelectorAll<SVGElement>('[data-transition]')) {
    const count = counts?.get(arrow.dataset.transition ?? '') ?? 0
    arrow.classList.toggle('weighed', count > 0)
    arrow.classList.toggle('never', counts !== undefined && count === 0)
    arrow.style.setProperty('--weight', String(most > 0 ? count / most : 0))
  }
}

export interface TakenArrow {
  id: string
  from: string
  event: string
  guard: string
  to: string
  count: number
  /** Another arrow of this event leads to the same state: only a guard knows which of them was taken. */
  isAtMost: boolean
}

/** The same for the ear, the arrow that was taken most often first. */
export function takenArrows(drawing: Element, counts: ReadonlyMap<string, number>): TakenArrow[] {
  const arrows = new Map(
    [...drawing.querySelectorAll<SVGElement>('[data-transition]')].map((arrow) => [idOf(arrow), arrow]),
  )
  const wayOf = (id: string) => `${branchOf(id)} ${arrows.get(id)?.dataset.target ?? ''}`
  const ways = [...arrows.keys()].map(wayOf)
  return [...counts]
    .map(([id, count]) => {
      const arrow = arrows.get(id)
      const [from = '', event = ''] = id.split(' ')
      const guard = /\[[^\]]+\]/.exec(arrow?.textContent ?? '')?.[0] ?? ''
      const isAtMost = ways.filter((way) => way === wayOf(id)).length > 1
      return { id, from, event, guard, to: arrow?.dataset.target ?? '', count, isAtMost }
    })
    .sort((one, other) => other.count - one.count)
}

/** Source and event, without the place among the branches of the event. */
const branchOf = (id: string): string => id.split(' ').slice(0, 2).join(' ')
