import ts from 'typescript'
import type { Complaint, Rule } from './checkMachine'
import { isFunction, isScalar, keyOf, textOf } from './literal'
import { descendants, type MachineFile } from './machineFile'

/** A file is one exported `setup({…}).createMachine({…})`, and otherwise only imports and types. */
export const oneMachine: Rule = (file) => {
  const others = file.source.statements.filter((statement) => !isImportOrType(statement))
  const helpers = others.filter((statement) => !isMachine(statement, file))
  const complaints: Complaint[] = helpers.map((at) => ({
    at,
    message: 'only the machine and types are allowed',
  }))
  const count = file.createCalls.length
  if (count !== 1) complaints.push({ at: file.createCalls[1], message: `${count} machines instead of one` })
  if (helpers.length === others.length)
    complaints.push({
      at: helpers[0],
      message: `needs export const ${file.stem}Machine = setup({…}).createMachine({…})`,
    })
  return complaints
}

const isImportOrType = (statement: ts.Statement) =>
  ts.isImportDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement)

function isMachine(statement: ts.Statement, { stem, createCalls }: MachineFile): boolean {
  if (!ts.isVariableStatement(statement)) return false
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  const [declaration, another] = statement.declarationList.declarations
  if (!isExported || another || declaration?.name.getText() !== `${stem}Machine`) return false
  const call = createCalls.find((one) => one === declaration.initializer)
  if (!call || !ts.isPropertyAccessExpression(call.expression)) return false
  const origin = call.expression.expression
  return ts.isCallExpression(origin) && origin.expression.getText() === 'setup'
}

/**
 * Only named imports of `xstate`, types included, and no TypeScript that leaves code behind. A person or a visual tool
 * that reads a machine has all of it: the machine declares the few fields of others that it uses.
 */
export const xstateOnly: Rule = ({ source }) =>
  descendants(source).flatMap((at): Complaint[] => {
    if (ts.isImportDeclaration(at)) return importComplaint(at)
    if (ts.isEnumDeclaration(at) || ts.isModuleDeclaration(at) || ts.isImportEqualsDeclaration(at))
      return [{ at, message: 'is not erasable TypeScript' }]
    if (ts.isCallExpression(at) && at.expression.kind === ts.SyntaxKind.ImportKeyword)
      return [{ at, message: 'imports at run time' }]
    return ts.isImportTypeNode(at) ? [{ at, message: `imports a type in passing: ${at.getText()}` }] : []
  })

function importComplaint(at: ts.ImportDeclaration): Complaint[] {
  const module = textOf(at.moduleSpecifier)
  if (module !== 'xstate') return [{ at, message: `imports ${module}; a machine imports xstate alone` }]
  const clause = at.importClause
  const isNamed = clause?.namedBindings && ts.isNamedImports(clause.namedBindings) && !clause.name
  return isNamed ? [] : [{ at, message: "imports 'xstate' otherwise than by names" }]
}

/** The configuration is a literal; functions are allowed only where data is computed. */
export const pureConfig: Rule = ({ config }) =>
  config ? impurities(config, '') : [{ message: 'the configuration is no literal' }]

const functionKeys = ['context', 'input', 'params', 'output']

function impurities(node: ts.Node, key: string): Complaint[] {
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(memberImpurities)
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((item) => impurities(item, key))
  if (isFunction(node))
    return functionKeys.includes(key) ? [] : [{ at: node, message: `${key} is a function` }]
  return isScalar(node) ? [] : [{ at: node, message: `${node.getText().slice(0, 40)} is no literal` }]
}

function memberImpurities(member: ts.ObjectLiteralElementLike): Complaint[] {
  if (!ts.isPropertyAssignment(member))
    return [{ at: member, message: `${member.getText().slice(0, 40)} is not written as key: value` }]
  if (ts.isComputedPropertyName(member.name)) return [{ at: member, message: 'a key is computed' }]
  return impurities(member.initializer, keyOf(member))
}
