import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** What is handed in to stand there, or made in the same file: elements, not texts. */
const SLOTS = new Set([
  'children',
  'heading',
  'icon',
  'footer',
  'note',
  'trailing',
  'leave',
  'switchOf',
  'drawing',
  'action',
])

/** Whether an expression may draw a bare text. */
function mayBeText(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return mayBeText(expression.expression)
  if (ts.isConditionalExpression(expression))
    return mayBeText(expression.whenTrue) || mayBeText(expression.whenFalse)
  if (ts.isBinaryExpression(expression)) {
    const { operatorToken, left, right } = expression
    // `condition && something` draws the second alone.
    return (
      mayBeText(right) || (operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken && mayBeText(left))
    )
  }
  if (ts.isStringLiteralLike(expression)) return expression.text.trim() !== ''
  if (ts.isIdentifier(expression)) return !SLOTS.has(expression.text) && expression.text !== 'undefined'
  if (ts.isCallExpression(expression)) {
    const called = expression.expression.getText()
    return !called.endsWith('.map') && !SLOTS.has(called)
  }
  return ts.isTemplateExpression(expression) || ts.isPropertyAccessExpression(expression)
}

const isDrawn = (child: ts.JsxChild) =>
  !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
  !(ts.isJsxExpression(child) && !child.expression)

/** Texts side by side with something else in one element: `Field.tsx: {error}`. */
function textsAmongOthers(path: string): string[] {
  const file = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const found: string[] = []
  function visit(node: ts.Node) {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isDrawn)
      for (const child of children.length > 1 ? children : [])
        if (ts.isJsxExpression(child) && child.expression && mayBeText(child.expression))
          found.push(`${path}: ${child.getText()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

// A browser that translates puts another node in its place: React would look for its own, and find it gone.
it('F2: text that changes stands in an element of its own', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  )
  expect(files.flatMap((name) => textsAmongOthers(join('src', name)))).toEqual([])
})
