import type { AnyTransitionDefinition } from 'xstate'
import { eventLabel } from './names'

/** Names a transition within its machine: source, event, place among the branches, target. */
export function keyOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition
  const branches = eventType ? source.transitions.get(eventType) : source.always
  const place = branches?.indexOf(transition) ?? 0
  const goal = target?.map((node) => node.id).join('+') ?? 'stay'
  return `${source.id} ─${eventType ? eventLabel({ type: eventType }) : 'always'}#${place}→ ${goal}`
}
