import { changesOfState, changesOfTransition, nameOfTransition, withoutFlow } from './difference/fields'
import { goneId, mergedFlow } from './difference/merged'
import { overtaking, type Pair, pairsById, pairsOfTransitions } from './difference/pairs'
import { renamesAmong } from './difference/renames'
import { type Flow, type FlowState, type FlowTransition, statesIn } from './flow'

export type Mark = 'new' | 'gone' | 'changed'

/** One thing that differs. */
export interface Change {
  mark: Mark
  /** As the flow with both sides calls it. */
  id: string
  /** The state or transition by its name. */
  name: string
  /** What changed of it. */
  details: string[]
}

/** Two versions of a flow, laid over each other. */
export interface Difference {
  /** Everything that either of them has. */
  flow: Flow
  changes: Change[]
  /** What may be a new name only. */
  renames: string[]
}

/** A state is known by its name: one that is called otherwise is one gone and one new. */
export function differenceOf(before: Flow, after: Flow): Difference {
  const states = pairsById(statesIn(before.root), statesIn(after.root))
  const transitions = pairsOfTransitions(before, after)
  const earlier = overtaking(transitions)
  return {
    flow: mergedFlow(before, after, transitions),
    changes: [...states.flatMap(changeOfState), ...transitions.flatMap(changeOfTransition(earlier))],
    renames: renamesAmong(states),
  }
}

function changeOfState({ before, after }: Pair<FlowState>): Change[] {
  const one = after ?? before
  if (!one) return []
  const details = before && after ? changesOfState(before, after) : [one.description]
  const mark = markOf({ before, after })
  return mark === 'changed' && details.length === 0
    ? []
    : [{ mark, id: one.id, name: withoutFlow(one.id), details }]
}

const changeOfTransition =
  (earlier: ReadonlySet<FlowTransition>) =>
  ({ before, after }: Pair<FlowTransition>): Change[] => {
    if (!before) return after ? [change('new', after, after.id, [after.description])] : []
    if (!after) return [change('gone', before, goneId(before), [before.description])]
    const moved = earlier.has(after) ? ['order: asked for earlier than before'] : []
    const details = [...changesOfTransition(before, after), ...moved]
    return details.length > 0 ? [change('changed', after, after.id, details)] : []
  }

const change = (mark: Mark, named: FlowTransition, id: string, details: string[]): Change => ({
  mark,
  id,
  name: nameOfTransition(named),
  details,
})

const markOf = ({ before, after }: Pair<unknown>): Mark => (!before ? 'new' : after ? 'changed' : 'gone')
