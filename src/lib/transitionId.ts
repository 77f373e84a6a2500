import type { AnyTransitionDefinition } from 'xstate'

/** Names a transition as machine and drawings do: its state, its event, and its place among the branches of the event. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const branches = eventType ? source.transitions.get(eventType) : source.always
  return `${source.id} ${eventType || 'always'} ${branches?.indexOf(transition)}`
}
