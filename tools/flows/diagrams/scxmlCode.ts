import ts from 'typescript'
import { property } from '../../../scripts/machine-rules/literal'
import type { MachineFile } from '../../../scripts/machine-rules/machineFile'

/** What the code of a machine uses of XState. */
const XSTATE: Readonly<Record<string, string>> = {
  assign: `
var assign = (changes) => (scope, params) => {
  const valueOf = (value) => (typeof value === 'function' ? value(scope, params) : value)
  const fields = Object.keys(changes).map((name) => ({ [name]: valueOf(changes[name]) }))
  return Object.assign({}, scope.context, ...fields, typeof changes === 'function' ? changes(scope, params) : {})
}`,
  emit: `
var emit = (event) => (scope, params) => (typeof event === 'function' ? event(scope, params) : event)`,
}

const RUN = `
var eventOf = (event) =>
  event ? Object.assign({}, event.data, { type: event.name }) : { type: 'xstate.init', input: input }
var run = (code, event, params) => {
  const scope = { context: context, event: eventOf(event) }
  return code(scope, typeof params === 'function' ? params(scope) : params)
}`

/** The code of a machine's guards, actions and delays, with the functions above `setup` that they use. */
export function scriptOf({ source, setup, config }: MachineFile): string[] {
  const parts = ['guards', 'actions', 'delays'].flatMap((name) => {
    const value = property(setup, name)
    if (!value || !ts.isObjectLiteralExpression(value)) return []
    const members = value.properties.map((member) => member.getText())
    // SCXML has an expression for it.
    const own = members.filter((member) => !member.includes('stateIn('))
    return [`var ${name} = {\n${own.join(',\n')}\n}`]
  })
  const helpers = source.statements.filter(
    (statement) => ts.isFunctionDeclaration(statement) || ts.isVariableStatement(statement),
  )
  let code = parts.join('\n')
  for (const helper of helpers.reverse()) {
    const text = helper
      .getText()
      .replace(/^(export )?const /, 'var ')
      .replace(/^export /, '')
    const [, name = ''] = /^(?:function|var) (\w+)/.exec(text) ?? []
    if (`${code}${config?.getText()}`.includes(name)) code = `${text}\n${code}`
  }
  const used = Object.entries(XSTATE).flatMap(([name, text]) => (code.includes(`${name}(`) ? [text] : []))
  return toScript([...used, RUN, code].join('\n')).split('\n')
}

const expressions = new Map<string, string>()

/** A value or a function of a machine as an expression. */
export function codeOf(value: unknown): string {
  // A statement that begins with a brace would be a block.
  if (typeof value !== 'function') return `(${JSON.stringify(value)})`
  const text = String(value)
  // A method has no `function` before its name.
  const code = /^(\(|\w+ =>|function\b)/.test(text) ? text : `function ${text}`
  const expression = expressions.get(code) ?? toScript(`(${code})`).slice(1, -2)
  expressions.set(code, expression)
  return expression
}

/** ECMAScript 2015 without types: other tools know no newer syntax. */
function toScript(text: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2015, removeComments: true }
  return ts.transpileModule(text, { compilerOptions }).outputText.replace('"use strict";', '').trim()
}
