import type { Golden, GoldenPath } from '../../../tools/paths/golden'
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
