import ts from 'typescript'
import { property, textOf } from '../../../../scripts/machine-rules/literal'
import { descendants } from '../../../../scripts/machine-rules/machineFile'

/** An event that a flow is sent; `flow` is how the code calls the one that takes it. */
export interface Sent {
  flow: string
  event: string
}

/** What follows from an announcement. */
export interface Consequences {
  sends: Sent[]
  /** What else is done, in words: `shows a message`. */
  does: string[]
}

/** What a call of this name does for the customer. */
const DEEDS: readonly [RegExp, string][] = [
  [/^toasts\.show$/, 'shows a message'],
  [/^toasts\.withdraw$/, 'takes a message back'],
  [/^goTo$/, 'shows another page'],
  [/^leaveTo$/, 'leaves for another site'],
  [/^(storage|tab)\.forgetCustomer$/, 'forgets the customer'],
  [/^storage\.write$|^remember[A-Z]/, 'remembers it'],
  [/^report$/, 'reports it'],
]

/** What a reaction does, the functions of its own file included that it calls or is. */
export function consequencesOf(reaction: ts.Node, source: ts.SourceFile): Consequences {
  const named = constantsOf(source)
  const calls = new Set<ts.CallExpression>()
  const read = (node: ts.Node) => {
    for (const part of [node, ...descendants(node)]) {
      if (ts.isCallExpression(part)) calls.add(part)
      const meant = ts.isIdentifier(part) ? named.get(part.text) : undefined
      if (meant && ts.isArrowFunction(meant) && meant !== node) read(meant)
    }
  }
  read(reaction)
  const names = [...calls].map(({ expression }) => expression.getText())
  return {
    sends: [...calls].flatMap(sentBy),
    does: DEEDS.filter(([pattern]) => names.some((name) => pattern.test(name))).map(([, deed]) => deed),
  }
}

/** `session.send({ type })` is sent to the session, `accountOf(session).send({ type })` to the account. */
function sentBy({ expression, arguments: [event] }: ts.CallExpression): Sent[] {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'send') return []
  const type = event && ts.isObjectLiteralExpression(event) ? textOf(property(event, 'type')) : undefined
  const receiver = expression.expression.getText()
  return type ? [{ flow: /^(\w+)Of\(/.exec(receiver)?.[1] ?? receiver, event: type }] : []
}

/** What the constants of a file are, wherever they stand in it. */
export const constantsOf = (source: ts.SourceFile): Map<string, ts.Expression> =>
  new Map(
    descendants(source)
      .filter(ts.isVariableDeclaration)
      .flatMap(({ name, initializer }): [string, ts.Expression][] =>
        initializer && ts.isIdentifier(name) ? [[name.text, initializer]] : [],
      ),
  )
