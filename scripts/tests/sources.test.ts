import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => ({ file: join('src', name), text: readFileSync(join('src', name), 'utf8') }))

/** APIs that the compiler accepts, but not every browser version of docs/browsers.md has. */
const newer: [name: string, use: RegExp, since: string][] = [
  ['AbortSignal.any', /\bAbortSignal\.any\b/, '116, 124, 17.4'],
  ['URL.parse', /\bURL\.parse\b/, '126, 126, 18'],
  ['Intl.Segmenter', /\bIntl\.Segmenter\b/, '87, 125, 14.1'],
  ['requestIdleCallback', /\brequestIdleCallback\b/, '47, 55, none'],
  ['scheduler', /\bscheduler\.(yield|postTask)\b/, '129, 142, none'],
  ['navigation', /\b(window|globalThis)\.navigation\b/, '102, 147, 26.2'],
  ['startViewTransition', /\.startViewTransition\b/, '111, 144, 18'],
  ['popover', /\.(show|hide|toggle)Popover\b/, '114, 125, 17'],
  ['checkVisibility', /\.checkVisibility\b/, '105, 106, 17.4'],
  ['setHTML', /\.(set|get|parse)HTML(Unsafe)?\b/, '146, 148, none'],
  ['moveBefore', /\.moveBefore\b/, '133, 144, none'],
  ['bytes', /\.bytes\(\)/, '144, 128, 18'],
]

it.each(newer)('%s is not used without a test for it', (name, use) => {
  const users = sources.filter(({ text }) => use.test(text) && !text.includes(`'${name}' in `))
  expect(users.map(({ file }) => file)).toEqual([])
})

// The browser drops such a declaration: `columnGap: '4'` is no gap.
it('lengths have a unit where the style system knows no steps', () => {
  const bare =
    /\b(columnGap|rowGap|flexBasis|outlineOffset|inset(Inline|Block)\w*): (\{[^}]*)?'(?!0')[\d.]+'/g
  expect(
    sources.flatMap(({ file, text }) => (text.match(bare) ?? []).map((use) => `${file}: ${use}`)),
  ).toEqual([])
})

it('S5: every port is a `port`, which refuses an incomplete input', () => {
  const creators = sources.filter(({ text }) => text.includes('fromPromise'))
  expect(creators.map(({ file }) => file)).toEqual(['src/core/port.ts'])
})

it('X4: every flow lets the compiler compare its ports with the kinds that its machine declares', () => {
  const unchecked = sources.filter(
    // The session provides no ports, but other flows.
    ({ file, text }) =>
      file !== 'src/app/session.ts' &&
      text.match(/\.provide\(\{/g)?.length !== text.match(/satisfies PortsOf</g)?.length,
  )
  expect(unchecked.map(({ file }) => file)).toEqual([])
})

it('no module of the portal has state of its own, and one cast is double', () => {
  const state = /^(export )?(let |const \w+(: [^=]+)? = (new (Weak)?(Map|Set)\(\)|\[\]|\{\})$)/m
  // The build and the script of the document run once.
  const owners = sources.filter(({ file, text }) => state.test(text) && !/prerender|prefetchCalls/.test(file))
  const casts = sources.filter(({ text }) => text.includes('as unknown as'))
  expect([owners, casts].map((files) => files.map(({ file }) => file))).toEqual([[], ['src/api/client.ts']])
})

/** Props and local values that are elements, not texts. */
const SLOTS =
  'children heading icon footer note trailing logoutButton renderSwitch drawing action tip field notices'.split(
    ' ',
  )

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
  if (ts.isIdentifier(expression)) return !SLOTS.includes(expression.text) && expression.text !== 'undefined'
  if (ts.isCallExpression(expression)) {
    const callee = expression.expression.getText()
    return !callee.endsWith('.map') && !SLOTS.includes(callee)
  }
  if (ts.isPropertyAccessExpression(expression)) return !SLOTS.includes(expression.name.text)
  return ts.isTemplateExpression(expression)
}

const isDrawn = (child: ts.JsxChild) =>
  !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
  !(ts.isJsxExpression(child) && !child.expression)

/** Texts side by side with something else in one element: `Field.tsx: {error}`. */
function textsAmongOthers({ file: path, text }: (typeof sources)[number]): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
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

// A browser that translates replaces the node: React would look for its own, and not find it.
it('F2: changing text has its own element', () => {
  const components = sources.filter(({ file }) => file.endsWith('.tsx'))
  expect(components.flatMap(textsAmongOthers)).toEqual([])
})
