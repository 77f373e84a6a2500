import ts from 'typescript'
import { invokesIn, statesIn, transitionsIn } from './configTree'
import { elements, entries, property, textOf } from './literal'
import type { MachineFile } from './machineFile'
import type { Complaint, Rule } from './rule'

type Kind = 'guards' | 'actions' | 'actors' | 'delays'

/** Guards, actions, actors and delays are called by names that `setup` declares; guards read as sentences. */
export const namedParts: Rule = {
  name: 'namedParts',
  check(file) {
    if (!file.config) return []
    const uses = statesIn(file.config).flatMap(({ node }) => partsOf(node))
    const terse = (file.setup ? entries(file.setup, 'guards') : [])
      .filter(({ key }) => !/[a-z][A-Z]/.test(key))
      .map(({ key, value }) => ({ at: value, message: `the guard ${key} does not read as a sentence` }))
    return [...uses.flatMap((use) => complaintsOn(use, file)), ...terse]
  },
}

interface Use {
  kind: Kind
  node: ts.Expression
}

function partsOf(state: ts.ObjectLiteralExpression): Use[] {
  const use = (kind: Kind) => (node: ts.Expression) => ({ kind, node })
  const transitions = transitionsIn(state)
    .map(({ node }) => node)
    .filter(ts.isObjectLiteralExpression)
  return [
    ...elements(property(state, 'entry')).map(use('actions')),
    ...elements(property(state, 'exit')).map(use('actions')),
    ...transitions.flatMap((transition) => elements(property(transition, 'actions')).map(use('actions'))),
    ...transitions.flatMap((transition) => elements(property(transition, 'guard')).map(use('guards'))),
    ...invokesIn(state).flatMap((invoke) => elements(property(invoke, 'src')).map(use('actors'))),
  ]
}

function complaintsOn({ kind, node }: Use, { setup }: MachineFile): Complaint[] {
  const name = textOf(ts.isObjectLiteralExpression(node) ? property(node, 'type') : node)
  if (name === undefined) return [{ at: node, message: `one of the ${kind} has no name` }]
  const isDeclared = setup && entries(setup, kind).some(({ key }) => key === name)
  return isDeclared ? [] : [{ at: node, message: `${name} is not among the ${kind} of setup` }]
}
