import type { Golden, GoldenPath } from '../../../tools/paths/golden'
import type { Screen } from './portal'

/** A path up to the first event that a customer cannot cause on the screens. */
export function walkablePart(golden: Golden, path: GoldenPath, { unwalkable }: Screen): GoldenPath {
  const moments = [golden.starts[path.start], ...path.steps]
  const end = path.steps.findIndex(({ event }, index) => {
    const moment = moments[index]
    return moment && unwalkable?.(event, moment, path)
  })
  return end === -1 ? path : { ...path, steps: path.steps.slice(0, end) }
}
