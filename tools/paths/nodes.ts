import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
]

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** Every place that invokes a port. An actor without a handled answer lives as long as its state. */
export const invokesOf = (root: AnyStateNode) =>
  nodesOf(root).flatMap(({ invoke, transitions }) =>
    invoke.map(({ id, src }) => ({
      id,
      port: String(src),
      isAnswered: transitions.has(`xstate.done.actor.${id}`),
    })),
  )
