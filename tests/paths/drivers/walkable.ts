import type { AnyStateMachine } from 'xstate'
import type { Golden, GoldenPath } from '../../../tools/paths/golden'
import {
  addIgnoredEvents,
  answerTargets,
  selectCoveringPaths,
  transitionTargets,
} from '../../../tools/paths/selectCoveringPaths'
import type { Driver } from './portal'

/** A path up to the first event that a customer cannot cause on the screens. */
export function walkablePart(golden: Golden, path: GoldenPath, { unwalkable }: Driver): GoldenPath {
  const snapshots = [golden.starts[path.start], ...path.steps]
  const end = path.steps.findIndex(({ event }, index) => {
    const observed = snapshots[index]
    return observed && unwalkable?.(event, observed, path)
  })
  return end === -1 ? path : { ...path, steps: path.steps.slice(0, end) }
}

/** What each system walks of a machine on its screens; the bare actor walks all golden paths, with every pair. */
export function screenPaths(machine: AnyStateMachine, golden: Golden, driver: Driver) {
  const paths = golden.paths.map((path) => walkablePart(golden, path, driver))
  const covering = selectCoveringPaths(machine, golden, paths, answerTargets)
  return {
    /** Every transition with every answer, and each event that a state ignores. */
    jsdom: addIgnoredEvents(machine, golden, paths, covering, (...place) => !driver.unwalkable?.(...place)),
    /** Every transition. */
    chromium: selectCoveringPaths(machine, golden, paths, transitionTargets),
  }
}
