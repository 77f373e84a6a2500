import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

export const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)

export const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(nodesIn)]

/** Every transition that leaves a state, the ones without an event last. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

export const requirementsOf = ({ meta }: { meta?: { requirements?: string[] } }): string[] =>
  meta?.requirements ?? []

const EVENT_TEXTS: readonly [RegExp, string][] = [
  [/^xstate\.init$/, 'the flow begins'],
  [/^$/, 'at once'],
  [/^xstate\.done\.actor\.(.+)$/, '$1 answers'],
  [/^xstate\.error\.actor\.(.+)$/, '$1 fails'],
  [/^xstate\.after\.([^.]+)\..+$/, 'after $1'],
  [/^xstate\.done\.state\..+$/, 'its end is reached'],
]

/** The name of an event in a drawing; only the events of XState get another one. */
export function eventText(type: string): string {
  const entry = EVENT_TEXTS.find(([pattern]) => pattern.test(type))
  return entry ? type.replace(...entry) : type
}
