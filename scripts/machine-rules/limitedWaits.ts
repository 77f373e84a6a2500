import { invokesIn, isChild, statesIn, transitionsIn } from './configTree'
import type { Rule } from './rule'

/** Whoever waits for an answer of a port waits so long and no longer, and the drawing says how long. */
export const limitedWaits: Rule = {
  name: 'limitedWaits',
  check: ({ config, setup }) =>
    (config ? statesIn(config) : [])
      .filter(({ node }) => invokesIn(node).some((invoke) => !isChild(invoke, setup)))
      .filter(({ node }) => !transitionsIn(node).some(({ label }) => /^after \w+Timeout$/.test(label)))
      .map(({ name, node }) => ({ at: node, message: `${name} waits for an answer without a time limit` })),
}
