import type { FlowState } from '../flow'
import { withoutFlow } from './fields'
import type { Pair } from './pairs'

/** States that are gone beside new ones with the same words: they may only be called otherwise. */
export function renamesAmong(states: readonly Pair<FlowState>[]): string[] {
  const added = states.flatMap(({ before, after }) => (after && !before ? [after] : []))
  return states.flatMap(({ before, after }) => {
    if (!before || after) return []
    const likely = added.find((one) => parentOf(one) === parentOf(before) && isLike(one, before))
    return likely
      ? [
          `${withoutFlow(before.id)} may now be called ${withoutFlow(likely.id)}: a state is known by its name, and a renamed one is shown as gone and new`,
        ]
      : []
  })
}

const parentOf = ({ id }: FlowState): string => id.slice(0, id.lastIndexOf('.'))

const isLike = (one: FlowState, other: FlowState): boolean =>
  one.kind === other.kind && one.description === other.description
