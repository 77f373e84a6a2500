import { statesIn } from './configTree'
import { entries } from './literal'
import type { Rule } from './rule'

/** Delays have names, declared in `setup`. */
export const namedDelays: Rule = {
  name: 'namedDelays',
  check({ config, setup }) {
    const declared = setup ? entries(setup, 'delays').map(({ key }) => key) : []
    return (config ? statesIn(config) : [])
      .flatMap(({ node }) => entries(node, 'after'))
      .filter(({ key }) => !declared.includes(key))
      .map(({ key, value }) => ({ at: value, message: `the delay ${key} is not among the delays of setup` }))
  },
}
