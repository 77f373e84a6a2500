import ts from 'typescript'
import { isFunction, isScalar, keyOf, property } from './literal'
import type { MachineFile } from './machineFile'

type Violation = { node?: ts.Node | undefined; message: string }
type TextRule = (file: MachineFile) => Violation[]

/** `const faultsOf = (order: Order) => …`. */
const isPlainFunction = (statement: ts.Statement): boolean =>
  ts.isFunctionDeclaration(statement) ||
  (ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.every(({ initializer }) => initializer && isFunction(initializer)))

/** A file is one exported `setup({…}).createMachine({…})`, and otherwise only imports, types and functions. */
export const oneMachine: TextRule = ({ source, stem, createCalls }) => {
  const others = source.statements.filter(
    (statement) =>
      !ts.isImportDeclaration(statement) &&
      !ts.isTypeAliasDeclaration(statement) &&
      !ts.isInterfaceDeclaration(statement) &&
      !isPlainFunction(statement) &&
      // Stately's editor writes the layout of its drawing into a comment.
      !statement
        .getText()
        .replace(/\/\*.*?\*\//s, '')
        .startsWith(`export const ${stem}Machine = setup(`),
  )
  const pattern = `export const ${stem}Machine = setup({…}).createMachine({…})`
  return [
    ...others.map((node) => ({ node, message: `a machine file has only types, functions and ${pattern}` })),
    ...createCalls.slice(1).map((node) => ({ node, message: 'a machine file has only one machine' })),
  ]
}

/** Without this type, a machine could announce anything, and `useFlow` rejects all machines without naming it. */
export const declaredAnnouncements: TextRule = ({ setup }) => {
  const types = property(setup, 'types')
  if (property(types, 'emitted')) return []
  const message =
    "types has no emitted: add the announcements, such as emitted: {} as { type: 'call.failed' }"
  return [{ node: types, message }]
}

/** The configuration is a literal, so that a tool that parses the file sees what runs. */
export const pureConfig: TextRule = ({ config }) =>
  config ? impurities(config, '') : [{ message: 'the configuration is not a literal' }]

/** Functions are allowed only here: they compute data. */
const functionKeys = ['context', 'input', 'params', 'output']

function impurities(node: ts.Node, key: string): Violation[] {
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(memberImpurities)
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((item) => impurities(item, key))
  if (isFunction(node)) return functionKeys.includes(key) ? [] : [{ node, message: `${key} is a function` }]
  return isScalar(node) ? [] : [{ node, message: `${node.getText().slice(0, 40)} is not a literal` }]
}

function memberImpurities(member: ts.ObjectLiteralElementLike): Violation[] {
  if (!ts.isPropertyAssignment(member) || ts.isComputedPropertyName(member.name))
    return [{ node: member, message: `${member.getText().slice(0, 40)} is not written as key: value` }]
  return impurities(member.initializer, keyOf(member))
}
