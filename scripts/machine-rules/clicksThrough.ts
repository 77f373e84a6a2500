import ts from 'typescript'
import { statesIn } from './configTree'
import { elements, property, textOf } from './literal'
import type { Rule } from './rule'
import { clickThrough } from './simulator'

/**
 * An analyst can click through the machine in Stately's simulator: no click fails for want of data, and every state
 * in which the flow rests can be reached.
 */
export const clicksThrough: Rule = {
  name: 'clicksThrough',
  check({ machine, config }) {
    if (machine instanceof Error) return [{ message: `does not run: ${machine.message}` }]
    const { stumbles, reached } = clickThrough(machine)
    // What lies behind a click that fails is out of reach for that reason.
    if (stumbles.length > 0) return stumbles.map((message) => ({ at: config, message }))
    return (config ? lastingStates(config) : [])
      .filter(({ name }) => !reached.has(name))
      .map(({ name, node }) => ({ at: node, message: `the state ${name} cannot be reached by clicking` }))
  },
}

/** A flow rests in every state that it does not leave at once, whatever the guards say. */
const lastingStates = (config: ts.ObjectLiteralExpression) =>
  statesIn(config).filter(
    ({ isRoot, node }) =>
      !isRoot &&
      textOf(property(node, 'type')) !== 'history' &&
      !elements(property(node, 'always')).some(isTakenAtOnce),
  )

const isTakenAtOnce = (transient: ts.Expression) =>
  !ts.isObjectLiteralExpression(transient) || !property(transient, 'guard')
