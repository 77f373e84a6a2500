import ts from 'typescript'

/** Stands for any function when a literal is read. */
export const aFunction = '(function)'

/** The value of a property of an object literal, if it is written as `name: value`. */
export function property(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const member of object.properties)
    if (ts.isPropertyAssignment(member) && keyOf(member) === name) return member.initializer
  return undefined
}

export const keyOf = ({ name }: ts.PropertyAssignment): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText()

/** The members of an object literal that stands under a name, as key and value. */
export function entries(
  object: ts.ObjectLiteralExpression,
  name: string,
): { key: string; value: ts.Expression }[] {
  const inner = property(object, name)
  if (!inner || !ts.isObjectLiteralExpression(inner)) return []
  return inner.properties
    .filter(ts.isPropertyAssignment)
    .map((member) => ({ key: keyOf(member), value: member.initializer }))
}

/** One or many: an array literal's elements, or the expression itself. */
export function elements(value: ts.Expression | undefined): readonly ts.Expression[] {
  if (!value) return []
  return ts.isArrayLiteralExpression(value) ? value.elements : [value]
}

export const textOf = (value: ts.Expression | undefined): string | undefined =>
  value && ts.isStringLiteral(value) ? value.text : undefined

export const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node)

/** The data of a literal; what is no literal is `undefined`, a function is `aFunction`. */
export function dataOf(node: ts.Expression): unknown {
  if (ts.isStringLiteral(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (isFunction(node)) return aFunction
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (node.kind === ts.SyntaxKind.NullKeyword) return null
  if (isNegative(node)) return -Number(node.operand.getText())
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(dataOf)
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(
      node.properties
        .filter(ts.isPropertyAssignment)
        .map((member) => [keyOf(member), dataOf(member.initializer)]),
    )
  return undefined
}

export const isNegative = (node: ts.Node): node is ts.PrefixUnaryExpression =>
  ts.isPrefixUnaryExpression(node) &&
  node.operator === ts.SyntaxKind.MinusToken &&
  ts.isNumericLiteral(node.operand)
