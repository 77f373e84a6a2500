import type { AnyTransitionDefinition, StateValue } from 'xstate'
import type { Alphabet } from '../kit/alphabet'
import type { Golden, GoldenPath } from '../kit/golden'
import { stateName } from '../kit/names'
import { createSimulator } from '../kit/simulator'
import { escaped } from './junit'

/** What is marked in a drawing: ids of states and transitions, as the drawing has them. */
type Marks = Readonly<Record<'walked' | 'left' | 'expected' | 'seen', ReadonlySet<string>>>

/** The innermost states of a value. */
function idsOf(value: StateValue, parent: string): string[] {
  if (typeof value === 'string') return [`${parent}.${value}`]
  return Object.entries(value).flatMap(([key, inner]) => {
    const id = `${parent}.${key}`
    return inner === undefined || Object.keys(inner).length === 0 ? [id] : idsOf(inner, id)
  })
}

function arrowOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const branches = eventType ? source.transitions.get(eventType) : source.always
  return `${source.id} ${eventType || 'always'} ${branches?.indexOf(transition) ?? 0}`
}

/** The way of a path up to the step at which it was left, where it should have come, and where it came. */
export function marksOf(
  { machine }: Alphabet,
  { starts, paths }: Golden,
  { start, steps }: GoldenPath,
  step: number,
  seen: string | undefined,
): Marks {
  const begun = starts[start]
  if (!begun) throw new Error(`no start named ${start}`)
  const idsIn = (value: StateValue | undefined) => (value === undefined ? [] : idsOf(value, machine.id))
  const simulator = createSimulator(machine)
  let at = simulator.start(begun.input)
  const arrows = steps.slice(0, step).map(({ event }) => {
    at = simulator.fire(at.situation, event)
    return at.taken.map(arrowOf)
  })
  const moments = [begun, ...steps]
  const all = [...Object.values(starts), ...paths.flatMap((path) => path.steps)]
  const shown = all.find(({ value }) => stateName(value) === seen)
  return {
    walked: new Set([
      ...moments.slice(0, step).flatMap(({ value }) => idsIn(value)),
      ...arrows.slice(0, -1).flat(),
    ]),
    left: new Set([...idsIn(moments[step - 1]?.value), ...(arrows.at(-1) ?? [])]),
    expected: new Set(idsIn(moments[step]?.value)),
    seen: new Set(idsIn(shown?.value)),
  }
}

/** The drawing of a machine with its marks, to stand in a page. */
export function markedDrawing(svg: string, marks: Marks): string {
  return svg.replace(
    / class="([^"]*)" data-(state|transition)="([^"]*)"/g,
    (whole, looks: string, kind: string, id: string) => {
      const found = Object.entries(marks).flatMap(([mark, ids]) =>
        [...ids].some((one) => escaped(one) === id) ? [mark] : [],
      )
      return found.length > 0 ? ` class="${[looks, ...found].join(' ')}" data-${kind}="${id}"` : whole
    },
  )
}

/** Transitions that lead the same way share an arrow: it is marked, whichever of them was taken. */
const arrowOfEither = (mark: keyof Marks) => `.drawing :is(.${mark}, .transition:has(> .${mark}))`

export const drawingStyle = `
.drawing { overflow: auto; max-height: 40rem; margin: .5rem 0; border: 1px solid var(--line); border-radius: .4rem; }
.drawing svg { display: block; margin: 0 auto; }
.drawing .state.walked > rect:first-child { stroke: #2563eb; stroke-width: 2.5; }
.drawing .state.left > rect:first-child { stroke: #d97706; stroke-width: 4; }
.drawing .state.expected > rect:first-child { stroke: #16a34a; stroke-width: 4; stroke-dasharray: 8 4; }
.drawing .state.seen > rect:first-child { stroke: #dc2626; stroke-width: 4; }
${arrowOfEither('walked')} > .arrow { stroke: #2563eb; stroke-width: 2.5; } ${arrowOfEither('walked')} > .head { fill: #2563eb; }
${arrowOfEither('left')} > .arrow { stroke: #d97706; stroke-width: 4; } ${arrowOfEither('left')} > .head { fill: #d97706; stroke: #d97706; stroke-width: 3; }
.key { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding: 0; list-style: none; font-size: .9rem; }
.key li::before { content: ''; display: inline-block; width: 1.1rem; height: .8rem; margin-right: .4rem; border: 3px solid; border-radius: 3px; vertical-align: -1px; }
.key .walked::before { border-color: #2563eb; } .key .left::before { border-color: #d97706; }
.key .expected::before { border-color: #16a34a; border-style: dashed; } .key .seen::before { border-color: #dc2626; }
`
