import ts from 'typescript'

/** Stands for any function when a literal is read. */
export const aFunction = '(function)'

/** The value of a property of an object literal, if it is written as `name: value`. */
export const property = (object: ts.Expression | undefined, name: string): ts.Expression | undefined =>
  assignmentsOf(object).find((member) => keyOf(member) === name)?.initializer

const assignmentsOf = (object: ts.Expression | undefined) =>
  object && ts.isObjectLiteralExpression(object) ? object.properties.filter(ts.isPropertyAssignment) : []

export const keyOf = ({ name }: ts.PropertyAssignment): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText()

/** The members of an object literal that is the value of a property, as key and value. */
export const entries = (object: ts.Expression | undefined, name: string) =>
  assignmentsOf(property(object, name)).map((member) => ({ key: keyOf(member), value: member.initializer }))

/** One or many: an array literal's elements, or the expression itself. */
export function elements(value: ts.Expression | undefined): readonly ts.Expression[] {
  if (!value) return []
  return ts.isArrayLiteralExpression(value) ? value.elements : [value]
}

export const textOf = (value: ts.Expression | undefined): string | undefined =>
  value && ts.isStringLiteral(value) ? value.text : undefined

export const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node)

/** A text, a number, true, false or null. */
export const isScalar = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) ||
  ts.isNumericLiteral(node) ||
  isNegative(node) ||
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind)

/** The data of a literal; what is no literal is `undefined`, a function is `aFunction`. */
export function dataOf(node: ts.Expression): unknown {
  if (ts.isStringLiteral(node)) return node.text
  if (isFunction(node)) return aFunction
  if (isScalar(node)) return JSON.parse(node.getText().replaceAll('_', ''))
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(dataOf)
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(
      assignmentsOf(node).map((member) => [keyOf(member), dataOf(member.initializer)]),
    )
  return undefined
}

const isNegative = (node: ts.Node): node is ts.PrefixUnaryExpression =>
  ts.isPrefixUnaryExpression(node) &&
  node.operator === ts.SyntaxKind.MinusToken &&
  ts.isNumericLiteral(node.operand)
