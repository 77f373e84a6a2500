import type { AnyStateMachine } from 'xstate'
import type { Golden, GoldenPath } from './golden'
import { createSimulator, type Step } from './simulator'
import { keyOf } from './transitionKey'

/** What a start costs, in steps: the page is loaded. */
const START_COST = 5

/**
 * Few of these paths of a machine that together take every transition, hear every answer of a guard and begin in every way
 * that all of them do. What follows what, and what is ignored, is no part of it.
 */
export function takingEveryTransition(
  machine: AnyStateMachine,
  { starts }: Golden,
  paths: readonly GoldenPath[],
): GoldenPath[] {
  const { start: begin, fire } = createSimulator(machine)
  const seenIn = ({ taken, guards }: Step) => [...taken.map(keyOf), ...guards]
  const waiting = paths.map((path) => {
    let step = begin(starts[path.start]?.input)
    const seen = new Set([`start ${path.start}`, ...seenIn(step)])
    for (const { event } of path.steps) {
      step = fire(step.situation, event)
      for (const what of seenIn(step)) seen.add(what)
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
    for (const { seen } of waiting) for (const what of covered) seen.delete(what)
  }
}
