import ts from 'typescript'
import requirements from '../../tests/requirements.json'
import type { Complaint, Rule } from './checkMachine'
import { invokesIn, isChild, isChildStub, statesIn, transitionsIn } from './configTree'
import { isPortKind, portKinds as kinds } from './kindOfPort'
import { elements, entries, property, textOf } from './literal'
import type { MachineFile } from './machineFile'

const statesOf = ({ config }: MachineFile) => (config ? statesIn(config) : [])

/** Guards, actions, actors and delays have names that `setup` declares; guards read as sentences. */
export const namedParts: Rule = (file) => [
  ...statesOf(file).flatMap(({ node }) => partsOf(node).flatMap((part) => complaintsOn(part, file))),
  ...entries(file.setup, 'guards')
    .filter(({ key }) => !/[a-z][A-Z]/.test(key))
    .map(({ key, value }) => ({ at: value, message: `the guard ${key} does not read as a sentence` })),
]

interface Part {
  kind: 'guards' | 'actions' | 'actors'
  node: ts.Expression
}

function partsOf(state: ts.ObjectLiteralExpression): Part[] {
  const parts = (kind: Part['kind'], owner: ts.Expression, key: string) =>
    ts.isObjectLiteralExpression(owner) ? elements(property(owner, key)).map((node) => ({ kind, node })) : []
  return [
    ...parts('actions', state, 'entry'),
    ...parts('actions', state, 'exit'),
    ...transitionsIn(state).flatMap(({ node }) => [
      ...parts('actions', node, 'actions'),
      ...parts('guards', node, 'guard'),
    ]),
    ...invokesIn(state).flatMap((invoke) => parts('actors', invoke, 'src')),
  ]
}

function complaintsOn({ kind, node }: Part, { setup }: MachineFile): Complaint[] {
  const name = textOf(ts.isObjectLiteralExpression(node) ? property(node, 'type') : node)
  if (name === undefined) return [{ at: node, message: `one of the ${kind} has no name` }]
  const isDeclared = entries(setup, kind).some(({ key }) => key === name)
  return isDeclared ? [] : [{ at: node, message: `${name} is not among the ${kind} of setup` }]
}

/** Delays have names that `setup` declares. */
export const namedDelays: Rule = (file) => {
  const declared = entries(file.setup, 'delays').map(({ key }) => key)
  return statesOf(file)
    .flatMap(({ node }) => entries(node, 'after'))
    .filter(({ key }) => !declared.includes(key))
    .map(({ key, value }) => ({ at: value, message: `the delay ${key} is not among the delays of setup` }))
}

/** Every invoke has an id and a named source. A port has a transition for success and one for failure. */
export const wholeInvoke: Rule = (file) =>
  statesOf(file).flatMap(({ node, name }) =>
    invokesIn(node).flatMap((at) => {
      const ends = isChild(at, file.setup) ? [] : ['onDone', 'onError']
      const missing = [
        ...['id', 'src'].filter((key) => textOf(property(at, key)) === undefined),
        ...ends.filter((key) => !property(at, key)),
      ]
      return missing.map((key) => ({ at, message: `an invoke of ${name} has no ${key}` }))
    }),
  )

/** `meta.ports` of the root names every port, and whether it reads, changes or charges. A child without an answer is no port. */
export const portKinds: Rule = ({ config, setup }) => {
  const declared = entries(property(config, 'meta'), 'ports')
  const ports = entries(setup, 'actors').filter(({ value }) => !isChildStub(value))
  const choice = kinds.join(', ').replace(/, (\w+)$/, ' or $1')
  const isDeclared = (port: string) => declared.some(({ key }) => key === port)
  return [
    ...ports
      .filter(({ key }) => !isDeclared(key))
      .map(({ key, value }) => ({ at: value, message: `meta.ports does not say whether ${key} ${choice}` })),
    ...declared.flatMap(({ key, value }): Complaint[] => {
      if (!ports.some((port) => port.key === key))
        return [{ at: value, message: `${key} is not among the actors of setup` }]
      if (isPortKind(textOf(value))) return []
      return [{ at: value, message: `${value.getText()} is no kind of port: it ${choice}` }]
    }),
  ]
}

/** A state that waits for an answer of a port has a time limit, which the drawing shows. */
export const limitedWaits: Rule = (file) =>
  statesOf(file)
    .filter(({ node }) => invokesIn(node).some((invoke) => !isChild(invoke, file.setup)))
    .filter(({ node }) => !transitionsIn(node).some(({ label }) => /^after \w+Timeout$/.test(label)))
    .map(({ name, node }) => ({ at: node, message: `${name} waits for an answer without a time limit` }))

/** The machine, every state and every transition have a description. */
export const described: Rule = (file) =>
  statesOf(file).flatMap(({ name, node }) => [
    ...silence(node, name),
    ...transitionsIn(node).flatMap((transition) => silence(transition.node, `${name} ${transition.label}`)),
  ])

function silence(at: ts.Expression, name: string): Complaint[] {
  if (!ts.isObjectLiteralExpression(at))
    return [{ at, message: `${name} is no object, so it cannot have a description` }]
  return textOf(property(at, 'description')) ? [] : [{ at, message: `${name} has no description` }]
}

/** `meta.requirements` names rules of the specification, and a machine carries at least one. */
export const knownRequirements: Rule = (file) => {
  const named = statesOf(file)
    .flatMap(({ node }) => [node, ...transitionsIn(node).map((transition) => transition.node)])
    .flatMap((node) => {
      const meta = ts.isObjectLiteralExpression(node) ? property(node, 'meta') : undefined
      return meta && ts.isObjectLiteralExpression(meta) ? elements(property(meta, 'requirements')) : []
    })
  if (named.length === 0 && file.config)
    return [{ at: file.config, message: 'no state or transition names a requirement' }]
  return named
    .filter((id) => !((textOf(id) ?? '') in requirements))
    .map((at) => ({ at, message: `${at.getText()} is no requirement` }))
}
