import type { AnyStateMachine } from 'xstate'
import { kindOf, type PathEvent } from './cases'
import type { Golden, GoldenPath, GoldenStep } from './golden'
import { stateName } from './names'
import type { ObservedSnapshot } from './observedSnapshot'
import { createSimulator, type SimulatedStep } from './simulator'

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
 * The paths with each event that a state ignores, at the first place where it does: the screen offers no control for it, or
 * one without effect. One look at a state replaces a path for it.
 */
export function addIgnoredEvents(
  machine: AnyStateMachine,
  golden: Golden,
  paths: readonly GoldenPath[],
  isPossible: (event: PathEvent, observed: ObservedSnapshot, path: GoldenPath) => boolean,
): GoldenPath[] {
  const simulator = createSimulator(machine)
  const todo = ignoredSteps(simulator, golden)
  return paths.map((path) => {
    let { fullState } = simulator.start(golden.starts[path.start]?.input)
    const visited = [golden.starts[path.start], ...path.steps].flatMap((observed, index) => {
      if (!observed) return []
      const step = path.steps[index - 1]
      if (step) fullState = simulator.fire(fullState, step.event).fullState
      const untried = todo.get(stateName(observed.value)) ?? new Map<string, GoldenStep>()
      const tried = [...untried].filter(([, { event }]) => {
        const isIgnored = simulator.fire(fullState, event).takenTransitions.length === 0
        return isIgnored && isPossible(event, observed, path)
      })
      for (const [label] of tried) untried.delete(label)
      const { value, status, tags, context, output } = observed
      const shown = { value, status, tags, context, ...(output === undefined ? {} : { output }) }
      const attempts = tried.map(([, { label, event }]) => ({
        label,
        event,
        ...shown,
        calls: [],
        emitted: [],
      }))
      return step ? [step, ...attempts] : attempts
    })
    return { ...path, steps: visited }
  })
}

/** What the golden paths ignore, by state and label. */
function ignoredSteps(simulator: ReturnType<typeof createSimulator>, { starts, paths }: Golden) {
  const ignored = new Map<string, Map<string, GoldenStep>>()
  for (const { start, steps } of paths) {
    let { fullState } = simulator.start(starts[start]?.input)
    for (const step of steps) {
      const next = simulator.fire(fullState, step.event)
      fullState = next.fullState
      if (next.takenTransitions.length > 0) continue
      const state = stateName(step.value)
      const steps = ignored.get(state) ?? new Map<string, GoldenStep>()
      ignored.set(state, steps.set(step.label, step))
    }
  }
  return ignored
}
