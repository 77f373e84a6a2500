import type { AnyStateMachine } from 'xstate'
import type { Golden, GoldenPath } from './golden'
import { createSimulator } from './simulator'

/** The cost of a start in steps: the page loads. */
const START_COST = 5

/**
 * Few of these paths of a machine that together take every transition, get every result of a guard and begin in every way
 * that all of them do. Pairs of transitions and ignored events do not count.
 */
export function takingEveryTransition(
  machine: AnyStateMachine,
  { starts }: Golden,
  paths: readonly GoldenPath[],
): GoldenPath[] {
  const simulator = createSimulator(machine)
  const waiting = paths.map((path) => {
    let step = simulator.start(starts[path.start]?.input)
    const seen = new Set([`start ${path.start}`, ...step.taken, ...step.guards])
    for (const { event } of path.steps) {
      step = simulator.fire(step.situation, event)
      for (const target of [...step.taken, ...step.guards]) seen.add(target)
    }
    return { path, seen }
  })
  const chosen: GoldenPath[] = []
  for (;;) {
    const worth = waiting.map(({ path, seen }) => seen.size / (path.steps.length + START_COST))
    const best = waiting[worth.indexOf(Math.max(...worth))]
    if (!best || best.seen.size === 0) return chosen
    chosen.push(best.path)
    const covered = [...best.seen]
    for (const { seen } of waiting) for (const target of covered) seen.delete(target)
  }
}
