import { invokesIn, isChild, statesIn } from './configTree'
import { property, textOf } from './literal'
import type { Rule } from './rule'

/**
 * Every invoke has an id and a named source. A port has a way on for success and for failure; a child whose stub
 * stands for any logic gives no answer: it lives as long as the state that invokes it.
 */
export const wholeInvoke: Rule = {
  name: 'wholeInvoke',
  check: ({ config, setup }) =>
    (config ? statesIn(config) : [])
      .flatMap(({ node, name }) => invokesIn(node).map((invoke) => ({ invoke, name })))
      .flatMap(({ invoke, name }) => {
        const missing = [
          ...['id', 'src'].filter((key) => textOf(property(invoke, key)) === undefined),
          ...(isChild(invoke, setup) ? [] : ['onDone', 'onError'].filter((key) => !property(invoke, key))),
        ]
        return missing.map((key) => ({ at: invoke, message: `an invoke of ${name} has no ${key}` }))
      }),
}
