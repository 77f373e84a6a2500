import ts from 'typescript'
import { isFunction, isNegative, keyOf } from './literal'
import type { Complaint, Rule } from './rule'

const functionKeys = ['context', 'input', 'params', 'output']

/** The configuration is a literal; functions stand only where data is computed. */
export const pureConfig: Rule = {
  name: 'pureConfig',
  check: ({ config }) => (config ? impurities(config, '') : [{ message: 'the configuration is no literal' }]),
}

function impurities(node: ts.Node, key: string): Complaint[] {
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(memberImpurities)
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((item) => impurities(item, key))
  if (isFunction(node))
    return functionKeys.includes(key) ? [] : [{ at: node, message: `a function stands in ${key}` }]
  return isScalar(node) ? [] : [{ at: node, message: `${node.getText().slice(0, 40)} is no literal` }]
}

function memberImpurities(member: ts.ObjectLiteralElementLike): Complaint[] {
  if (!ts.isPropertyAssignment(member))
    return [{ at: member, message: `${member.getText().slice(0, 40)} is not written as key: value` }]
  if (ts.isComputedPropertyName(member.name)) return [{ at: member, message: 'a key is computed' }]
  return impurities(member.initializer, keyOf(member))
}

const isScalar = (node: ts.Node) =>
  ts.isStringLiteral(node) ||
  ts.isNumericLiteral(node) ||
  isNegative(node) ||
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  node.kind === ts.SyntaxKind.NullKeyword
