import ts from 'typescript'

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

export const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node)

/** A text, a number, true, false or null. */
export const isScalar = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) ||
  ts.isNumericLiteral(node) ||
  (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) ||
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind)
