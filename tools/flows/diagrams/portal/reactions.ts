import ts from 'typescript'
import { property, textOf } from '../../../../scripts/machine-rules/literal'
import { descendants } from '../../../../scripts/machine-rules/machineFile'
import { callsIn, importsOf } from './sources'

/** What follows from an announcement. */
export interface Consequences {
  /** The types of the events that flows are sent. */
  sends: string[]
  /** Everything else, in words: `shows a message`. */
  does: string[]
}

export const TABLE = 'src/app/announcements.ts'

/**
 * What the reactions of the table may call, by its declared type or its module, never by its local name. The words say what
 * it does for the customer; without words it does nothing that she notices.
 */
const DEEDS = new Map([
  ['Toasts.show', 'shows a message'],
  ['Toasts.withdraw', 'takes a message back'],
  ['(path: string, how?: { replace: boolean }) => void', 'shows another page'],
  ['(address: string) => void', 'leaves for another site'],
  ['PortalStorage.forgetCustomer', 'forgets the customer'],
  ['Services.tab.forgetCustomer', 'forgets the customer'],
  ['PortalStorage.write', 'remembers it'],
  ['src/app/rememberedContract', 'remembers it'],
  ['Services.report', 'reports it'],
  ['Services.failedCallId', ''],
  ['Services.session.getSnapshot', ''],
  ['src/flows/account', ''],
  ['src/flows/session', ''],
  ['src/domain/contractKind', ''],
  ['src/domain/paths', ''],
  ['setTimeout', ''],
])

/** The portal's reaction to each announcement: the object whose keys are types of announcements. */
export function reactionsOfTable(
  source: ts.SourceFile | undefined,
  types: ReadonlySet<string>,
): Map<string, Consequences> {
  const isTable = ({ properties }: ts.ObjectLiteralExpression) =>
    properties.length > 1 && properties.every(({ name }) => name && types.has(typeIn(name)))
  const table = source && descendants(source).filter(ts.isObjectLiteralExpression).find(isTable)
  if (!source || !table) throw new Error(`${TABLE} has no table of reactions to announcements`)
  const keyOf = keysOfNames(source)
  const functions = functionsIn(source)
  return new Map(
    table.properties.map((reaction) => {
      const type = reaction.name ? typeIn(reaction.name) : ''
      const parts = [...partsReached(reaction, functions)]
      const calls = parts.flatMap(callsIn)
      const named = calls.filter((call) => !sentBy(call)).map(({ expression }) => expression)
      const given = ts.isPropertyAssignment(reaction) ? [reaction.initializer] : []
      const keys = new Set([...named, ...given].flatMap((one) => keyOf(one, functions)))
      const unknown = [...keys].find((key) => !DEEDS.has(key))
      if (unknown) throw new Error(`${TABLE} calls ${unknown} at ${type}: DEEDS does not say what that does`)
      const does = [...DEEDS].flatMap(([key, words]) => (words && keys.has(key) ? words : []))
      return [type, { sends: calls.flatMap((call) => sentBy(call) ?? []), does: [...new Set(does)] }]
    }),
  )
}

const typeIn = (name: ts.PropertyName): string => (ts.isStringLiteral(name) ? name.text : '')

/** The type of the event that a call sends to a flow. */
export function sentBy({ expression, arguments: [event] }: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'send') return undefined
  return event && ts.isObjectLiteralExpression(event) ? textOf(property(event, 'type')) : undefined
}

type Functions = ReadonlyMap<string, ts.Node>

const functionsIn = (source: ts.SourceFile): Functions =>
  new Map(
    descendants(source).flatMap((node): [string, ts.Node][] => {
      const isConstant =
        ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer)
      return (isConstant || ts.isFunctionDeclaration(node)) && node.name ? [[node.name.getText(), node]] : []
    }),
  )

/** A reaction and the functions of its file that it names. */
function partsReached(reaction: ts.Node, functions: Functions): Set<ts.Node> {
  const parts = new Set([reaction])
  for (const part of parts)
    for (const { text } of descendants(part).filter(ts.isIdentifier)) {
      const named = functions.get(text)
      if (named) parts.add(named)
    }
  return parts
}

/** By which key of `DEEDS` an expression is known: none for a function of the same file, whose own calls count. */
function keysOfNames(source: ts.SourceFile) {
  const declared = new Map(
    [...importsOf(source)].map(([name, meaning]) => [name, meaning.split(' ')[0] ?? '']),
  )
  for (const [name, type] of typesOfParameters(source)) declared.set(name, type)
  return function keyOf(expression: ts.Expression, functions: Functions): string[] {
    if (ts.isIdentifier(expression))
      return functions.has(expression.text) ? [] : [declared.get(expression.text) ?? expression.text]
    if (ts.isPropertyAccessExpression(expression))
      return keyOf(expression.expression, functions).map((key) => `${key}.${expression.name.text}`)
    return []
  }
}

/** The declared types of the parameters that a function takes apart; those that an interface inherits are `Services.tab`. */
function typesOfParameters(source: ts.SourceFile): [name: string, type: string][] {
  const interfaces = new Map(
    source.statements.filter(ts.isInterfaceDeclaration).map((one) => [one.name.text, one]),
  )
  return descendants(source)
    .filter(ts.isParameter)
    .flatMap(({ name, type }) => {
      const declared = type && interfaces.get(type.getText())
      if (!declared || !ts.isObjectBindingPattern(name)) return []
      const heritage = declared.heritageClauses?.[0]?.types[0]?.typeArguments?.[0]?.getText() ?? ''
      return name.elements.map((element): [string, string] => {
        const key = (element.propertyName ?? element.name).getText()
        const member = declared.members.find((one) => one.name?.getText() === key)
        const own = member && ts.isPropertySignature(member) ? member.type?.getText() : undefined
        return [element.name.getText(), own ?? `${heritage}.${key}`]
      })
    })
}
