import { invokesIn, statesIn } from './configTree'
import { property, textOf } from './literal'
import type { Rule } from './rule'

/** Every invoke has an id, a named source, and a way on for success and for failure. */
export const wholeInvoke: Rule = {
  name: 'wholeInvoke',
  check: ({ config }) =>
    (config ? statesIn(config) : [])
      .flatMap(({ node, name }) => invokesIn(node).map((invoke) => ({ invoke, name })))
      .flatMap(({ invoke, name }) => {
        const missing = [
          ...['id', 'src'].filter((key) => textOf(property(invoke, key)) === undefined),
          ...['onDone', 'onError'].filter((key) => !property(invoke, key)),
        ]
        return missing.map((key) => ({ at: invoke, message: `an invoke of ${name} has no ${key}` }))
      }),
}
