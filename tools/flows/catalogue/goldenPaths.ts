import { existsSync } from 'node:fs'
import type { StateValue } from 'xstate'
import { readGolden } from '../../paths/golden'
import { stateIds } from '../page/stateIds'
import { type TransitionRef, transitionsTaken } from '../page/transitionsTaken'

/** A golden path or a counterexample, with the states and arrows of the drawing on its way. */
export type DrawnPath = ReturnType<typeof drawnPathOf>

/** The golden paths of a flow; a new flow has none. */
export function goldenPathsOf(flow: string, transitions: readonly TransitionRef[]) {
  if (!existsSync(`tests/paths/golden/${flow}.json`)) return []
  const { starts, paths } = readGolden(flow)
  return paths.map((path, index) => {
    const first = starts[path.start]?.value
    if (first === undefined) throw new Error(`no start named ${path.start}`)
    return drawnPathOf(flow, transitions, { ...path, number: index + 1, first })
  })
}

interface PlainPath {
  /** Its position in the golden file, from 1. */
  number: number
  requirements: readonly string[]
  start: string
  first: StateValue
  steps: readonly { label: string; event: { type: string }; value: StateValue }[]
}

export function drawnPathOf(
  flow: string,
  transitions: readonly TransitionRef[],
  { number, requirements, start, first, steps }: PlainPath,
) {
  const values = [first, ...steps.map(({ value }) => value)]
  const active = values.map((value) => stateIds(value, flow))
  const innermost = active.map((ids) => ids.at(-1) ?? flow)
  return {
    flow,
    requirements,
    start,
    number,
    /** The innermost state in which it begins. */
    begin: innermost[0] ?? flow,
    steps: steps.map(({ label, event, value }, step) => ({
      label,
      /** The ids of the possible transitions: several if only their guards differ. */
      arrows: transitionsTaken(transitions, {
        flow,
        event: event.type,
        previousValue: values[step],
        value,
      }).map(({ id }) => id),
      /** The innermost state after the step. */
      stateAfter: innermost[step + 1] ?? flow,
    })),
    /** The ids of all states that it visits. */
    visits: [...new Set(active.flat())],
    end: innermost.at(-1) ?? flow,
  }
}
