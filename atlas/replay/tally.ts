import { arrowsTaken } from '../lit'
import type { Moment } from '../session'

/** How often each arrow of a drawing was taken in the steps of its flow, by the id of its transition. */
export function tally(drawing: Element, moments: readonly Moment[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const moment of moments)
    for (const arrow of arrowsTaken(drawing, moment)) {
      const id = arrow.getAttribute('data-transition') ?? ''
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  return counts
}

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
}

/** The same for the ear, the arrow that was taken most often first. */
export function takenArrows(drawing: Element, counts: ReadonlyMap<string, number>): TakenArrow[] {
  return [...drawing.querySelectorAll<SVGElement>('[data-transition]')]
    .map((arrow) => {
      const { transition: id = '', target = '' } = arrow.dataset
      const [from = '', event = ''] = id.split(' ')
      const guard = /\[[^\]]+\]/.exec(arrow.textContent)?.[0] ?? ''
      return { id, from, event, guard, to: target, count: counts.get(id) ?? 0 }
    })
    .filter(({ id, count }, index, all) => count > 0 && all.findIndex((one) => one.id === id) === index)
    .sort((one, other) => other.count - one.count)
}
