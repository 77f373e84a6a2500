import type { AnyStateMachine } from 'xstate'
import { kindOf, type PathEvent } from './cases'
import type { Golden, GoldenPath, GoldenStep } from './golden'
import { stateName } from './names'
import type { ObservedSnapshot } from './observedSnapshot'
import { createSimulator, type FullState, type SimulatedStep } from './simulator'

/** The cost of a start in steps: the page loads. */
const START_COST = 5

type TargetsOf = (step: SimulatedStep, event?: PathEvent) => readonly string[]

/** Every transition and every result of a guard. Pairs of transitions and ignored events do not count. */
export const transitionTargets: TargetsOf = ({ takenTransitions, guards }) => [...takenTransitions, ...guards]

/** Every transition with every answer of its port: each answer has its own words on the screen. */
export const answerTargets: TargetsOf = (step, event) => [
  ...transitionTargets(step),
  ...(event && kindOf(event.type).kind === 'done'
    ? step.takenTransitions.slice(0, 1).map((key) => `${key} ${JSON.stringify(event)}`)
    : []),
]

/** Few of these paths of a machine that together reach the targets, and begin in every way, that all of them do. */
export function selectCoveringPaths(
  machine: AnyStateMachine,
  { starts }: Golden,
  paths: readonly GoldenPath[],
  targetsOf: TargetsOf,
): GoldenPath[] {
  const simulator = createSimulator(machine)
  const candidates = paths.map((path) => {
    let step = simulator.start(starts[path.start]?.input)
    const targets = new Set([`start ${path.start}`, ...targetsOf(step)])
    for (const { event } of path.steps) {
      step = simulator.fire(step.fullState, event)
      for (const target of targetsOf(step, event)) targets.add(target)
    }
    return { path, targets }
  })
  const selected: GoldenPath[] = []
  for (;;) {
    const scores = candidates.map(({ path, targets }) => targets.size / (path.steps.length + START_COST))
    const best = candidates[scores.indexOf(Math.max(...scores))]
    if (!best || best.targets.size === 0) return selected
    selected.push(best.path)
    const covered = [...best.targets]
    for (const { targets } of candidates) for (const target of covered) targets.delete(target)
  }
}

/**
 * The selected paths with each event that a state ignores, at the first place where it does: the screen offers no control
 * for it, or one without effect. One look at a state replaces a path. For what they ignore nowhere, paths of `all` follow.
 */
export function addIgnoredEvents(
  machine: AnyStateMachine,
  { starts }: Golden,
  all: readonly GoldenPath[],
  selected: readonly GoldenPath[],
  isPossible: (event: PathEvent, observed: ObservedSnapshot, path: GoldenPath) => boolean,
): GoldenPath[] {
  const simulator = createSimulator(machine)
  /** The start of a path and its steps, each with the full state after it. */
  function placesOf({ start: name, steps }: GoldenPath) {
    const first = starts[name]
    let { fullState } = simulator.start(first?.input)
    const start = first && { observed: first, fullState }
    const places = steps.map((step) => {
      const next = simulator.fire(fullState, step.event)
      fullState = next.fullState
      return { step, observed: step, fullState, isIgnored: next.takenTransitions.length === 0 }
    })
    return { start, places }
  }
  /** By state and label, what the paths ignore, with a path that tries it. */
  const untried = new Map<string, { step: GoldenStep; path: GoldenPath }>()
  const nameOf = (observed: ObservedSnapshot, { label }: GoldenStep) =>
    `${stateName(observed.value)} ${label}`
  for (const path of all)
    for (const { step, isIgnored } of placesOf(path).places)
      if (isIgnored) untried.set(nameOf(step, step), { step, path })

  const looking = selected.map((path) => {
    const attemptsAt = ({ observed, fullState }: { observed: ObservedSnapshot; fullState: FullState }) =>
      [...untried].flatMap(([name, { step }]): GoldenStep[] => {
        const isIgnored =
          name === nameOf(observed, step) &&
          simulator.fire(fullState, step.event).takenTransitions.length === 0 &&
          isPossible(step.event, observed, path)
        if (!isIgnored) return []
        untried.delete(name)
        const { value, status, tags, context, output } = observed
        const { label, event } = step
        return [{ label, event, value, status, tags, context, output, calls: [], emitted: [] }]
      })
    const { start, places } = placesOf(path)
    const steps = places.flatMap((place) => [place.step, ...attemptsAt(place)])
    return { ...path, steps: [...(start ? attemptsAt(start) : []), ...steps] }
  })
  return [...looking, ...new Set([...untried.values()].map(({ path }) => path))]
}
