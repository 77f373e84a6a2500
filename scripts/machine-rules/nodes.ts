import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

export const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)

export const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(nodesIn)]

/** Every transition that leaves a state, the ones without an event last. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]
