import type { DrawnPath } from '../../catalogue/goldenPaths'
import { catalogue } from '../catalogue.data'
import type { Mark } from '../counts/counts'
import { arrowIdAt, type Route, stateIdAt } from '../route'
import type { RecordedStep } from '../session'
import { stateIds } from '../stateIds'
import { transitionsTaken } from '../transitionsTaken'

function stepsByArrow(steps: DrawnPath['steps']): Map<string, number[]> {
  const stepsById = new Map<string, number[]>()
  for (const [index, { arrows }] of steps.entries())
    for (const id of arrows) stepsById.set(id, [...(stepsById.get(id) ?? []), index + 1])
  return stepsById
}

const partsOf = (drawing: Element) => drawing.querySelectorAll<SVGElement>('[data-state], [data-transition]')
const idOf = ({ dataset }: SVGElement): string => dataset.transition ?? dataset.state ?? ''

/** Marks what a route points at, and returns what the user wants to see of it. */
export function markTarget(
  drawing: Element,
  route: Route,
  counterexample: DrawnPath | undefined,
): Element | null {
  const { flow, state, requirement = '', path } = route
  const target = arrowIdAt(route) ?? (state && stateIdAt(route))
  const carriers = [...catalogue.states, ...catalogue.transitions].filter(({ requirements }) =>
    requirements.includes(requirement),
  )
  const drawnPath =
    counterexample ?? catalogue.goldenPaths.find((one) => one.flow === flow && one.number === path)
  const steps = stepsByArrow(drawnPath?.steps ?? [])
  const highlighted = new Set([
    ...carriers.map(({ id }) => id),
    ...(drawnPath?.visits ?? []),
    ...steps.keys(),
  ])
  for (const stepText of drawing.querySelectorAll('.steps')) stepText.remove()
  for (const part of partsOf(drawing)) {
    const id = idOf(part)
    part.classList.toggle('selected', id === target)
    part.classList.toggle('highlighted', highlighted.has(id))
    if (part.role === 'button') part.ariaPressed = String(id === target)
  }
  for (const [id, numbers] of steps) writeSteps(drawing, id, numbers)
  return (
    drawing.querySelector('.selected') ??
    drawing.querySelector(`[data-state="${drawnPath?.begin}"]`) ??
    drawing.querySelector('.highlighted')
  )
}

/** Draws how often customers took each arrow, and how many visits ended in each state. */
export function drawCounts(drawing: Element, marks: ReadonlyMap<string, Mark> | undefined): void {
  for (const text of drawing.querySelectorAll('.count')) text.remove()
  for (const part of partsOf(drawing)) {
    const mark = marks?.get(idOf(part))
    part.classList.toggle('counted', mark !== undefined)
    part.classList.toggle('unused', mark?.isUsed === false && part.dataset.transition !== undefined)
    part.dataset.change = mark?.change ?? 'same'
    part.style.setProperty('--count', String(mark?.weight ?? 1))
    if (mark?.isUsed) writeText(drawing, part, mark.text, `count ${mark.change}`)
  }
}

/** Writes the steps that take an arrow. */
function writeSteps(drawing: Element, id: string, steps: readonly number[]) {
  const part = drawing.querySelector(`[data-transition="${CSS.escape(id)}"]`)
  if (part) writeText(drawing, part, steps.slice(0, 3).join(', ') + (steps.length > 3 ? ' …' : ''), 'steps')
}

/** Writes on the edge of a state or of an arrow's label, or behind a line that has no arrow of its own. */
function writeText(drawing: Element, part: Element, content: string, className: string) {
  const label = part.querySelector('.label') ?? part.querySelector('rect') ?? part
  const [x = 0, y = 0, length = 0] = ['x', 'y', 'textLength'].map((name) => Number(label.getAttribute(name)))
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text')
  text.setAttribute('class', className)
  text.setAttribute('x', String(x + length + 12))
  text.setAttribute('y', String(y + 2))
  text.ariaHidden = 'true'
  text.textContent = content
  drawing.querySelector('svg')?.append(text)
}

/** Lights up the states of a flow after a step, and the arrows that the step took. */
export function highlightActive(drawing: Element, step: RecordedStep | undefined): void {
  const active = step ? stateIds(step.value, step.flow) : []
  const arrows = [...drawing.querySelectorAll<SVGElement>('[data-transition]')].map((arrow) => ({
    id: idOf(arrow),
    // A line on the arrow of another transition has the same target.
    target: arrow.closest<SVGElement>('[data-target]')?.dataset.target,
  }))
  const guessed = step && !step.arrow ? transitionsTaken(arrows, step).map(({ id }) => id) : []
  const takenIds = new Set([...guessed, step?.arrow])
  for (const part of partsOf(drawing)) {
    const id = idOf(part)
    const isInnermost = active.includes(id) && !active.some((other) => other.startsWith(`${id}.`))
    part.classList.toggle('lit', isInnermost)
    part.classList.toggle('ancestor', active.includes(id) && !isInnermost)
    part.classList.toggle('taken', takenIds.has(id))
  }
}
