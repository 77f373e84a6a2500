import type { AnyStateNode } from 'xstate'
import { nodesIn } from '../../scripts/machine-rules/nodes'

/** Every place that invokes a port. An actor without a handled answer lives as long as its state. */
export const invokesOf = (root: AnyStateNode) =>
  nodesIn(root).flatMap(({ invoke, transitions }) =>
    invoke.map(({ id, src }) => ({
      id,
      port: String(src),
      isAnswered: transitions.has(`xstate.done.actor.${id}`),
    })),
  )
