import type { AnyStateMachine } from 'xstate'
import type { Golden, GoldenPath } from './golden'
import { createSimulator } from './simulator'

/** The cost of a start in steps: the page loads. */
const START_COST = 5

/**
 * Few of these paths of a machine that together take every transition, get every result of a guard and begin in every way
 * that all of them do. Pairs of transitions and ignored events do not count.
 */
export function selectCoveringPaths(
  machine: AnyStateMachine,
  { starts }: Golden,
  paths: readonly GoldenPath[],
): GoldenPath[] {
  const simulator = createSimulator(machine)
  const candidates = paths.map((path) => {
    let step = simulator.start(starts[path.start]?.input)
    const targets = new Set([`start ${path.start}`, ...step.takenTransitions, ...step.guards])
    for (const { event } of path.steps) {
      step = simulator.fire(step.fullState, event)
      for (const target of [...step.takenTransitions, ...step.guards]) targets.add(target)
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
