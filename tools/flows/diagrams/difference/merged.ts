import type { Flow, FlowState, FlowTransition } from '../flow'
import type { Pair } from './pairs'

/** The name under which a transition that is gone stands among those that are there. */
export const goneId = ({ id }: FlowTransition): string => `${id} gone`

/** A flow with all that it has and all that it had. */
export function mergedFlow(before: Flow, after: Flow, pairs: readonly Pair<FlowTransition>[]): Flow {
  const gone = pairs.flatMap(({ before: one, after: other }) =>
    one && !other ? [{ ...one, id: goneId(one) }] : [],
  )
  const goneReactions = (id: string) => gone.filter(({ source, target }) => source === id && !target)
  const withGone = (state: FlowState, former?: FlowState): FlowState => {
    const formerChildren = new Map(former?.children.map((child) => [child.id, child]))
    const isGone = ({ id }: FlowState) => !state.children.some((child) => child.id === id)
    return {
      ...state,
      children: [
        ...state.children.map((child) => withGone(child, formerChildren.get(child.id))),
        ...[...formerChildren.values()].filter(isGone).map((child) => wholly(child)),
      ],
      reactions: [...state.reactions, ...goneReactions(state.id)],
    }
  }
  const wholly = (state: FlowState): FlowState => ({
    ...state,
    children: state.children.map(wholly),
    reactions: goneReactions(state.id),
  })
  return {
    root: withGone(after.root, before.root),
    transitions: [...after.transitions, ...gone.filter(({ target }) => target)],
  }
}
