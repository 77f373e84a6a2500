import { dirname, join } from 'node:path'
import ts from 'typescript'
import { property, textOf } from '../../../scripts/machine-rules/literal'
import { descendants } from '../../../scripts/machine-rules/machineFile'
import { sourceFiles } from '../catalogue/sourceFiles'

/** A part of the portal, or another flow, starts a flow. */
export interface Start {
  /** `src/screens/bills`. */
  starter: string
  /** The stem of its machine's file. */
  flow: string
}

/** The effects of an announcement. */
interface Effects {
  /** The types of the events that it sends to flows. */
  sentEvents: string[]
  /** All other effects in words: `shows a message`. */
  effects: string[]
}

/** A listener to an announcement, and the effects. */
interface Listener extends Effects {
  type: string
  /** The flows that it listens to. */
  emittingFlows: readonly string[]
}

/** Code that announces something for a flow, such as an unfinished change. */
export interface Announcer {
  type: string
  module: string
}

/** The flows that announce each type. */
type Emitters = ReadonlyMap<string, readonly string[]>

export const parseSource = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

/** The files of the portal that run in a browser. Files that only the build runs and generated files start no flow. */
export const portalSources = (): ts.SourceFile[] =>
  sourceFiles('src', /^(?!prerender\b).*(?<!\.d)\.tsx?$/).map(({ file, text }) => parseSource(file, text))

/** The name of a file as another file imports it. */
const moduleOf = ({ fileName }: ts.SourceFile): string => fileName.replace(/\.tsx?$/, '')

const callsIn = (node: ts.Node) => [node, ...descendants(node)].filter(ts.isCallExpression)

/** These folders belong to no part of the portal: a part that uses them starts what they start. */
const SHARED = /^src\/(flows|payment)\//
const MACHINE = /^machines\/(\w+)\.machine \w+Machine$/

/** A part of the portal starts the flows whose machines its code reaches, itself or through shared files. */
export function startsIn(sources: readonly ts.SourceFile[]): Start[] {
  const uses = new Map(sources.flatMap(usesIn))
  const starts = new Map<string, Start>()
  for (const declaration of uses.keys()) {
    if (SHARED.test(declaration)) continue
    const reachable = new Set([declaration])
    for (const one of reachable)
      if (one === declaration || SHARED.test(one)) for (const used of uses.get(one) ?? []) reachable.add(used)
    const starter = partOf(declaration)
    for (const one of reachable) {
      const flow = MACHINE.exec(one)?.[1]
      if (flow) starts.set(`${starter} ${flow}`, { starter, flow })
    }
  }
  return [...starts.values()].sort(
    (one, other) => one.starter.localeCompare(other.starter) || one.flow.localeCompare(other.flow),
  )
}

/** The folder of a file; the folders in `src/app` belong to the shell of the portal. */
const partOf = (file: string): string => (file.startsWith('src/app/') ? 'src/app' : dirname(file))

/** What a file declares at its top, and the declarations that it uses, each as `src/flows/tariff useTariffs`. */
function usesIn(source: ts.SourceFile): [declaration: string, uses: string[]][] {
  const declarations = source.statements.flatMap((statement): ts.Node[] =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement],
  )
  const namedNodes = declarations.flatMap((node): [string, ts.Node][] =>
    (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name
      ? [[node.name.getText(), node]]
      : [],
  )
  const idOf = (name: string) => `${moduleOf(source)} ${name}`
  const ids = new Map([...importsOf(source), ...namedNodes.map(([name]) => [name, idOf(name)] as const)])
  return namedNodes.map(([name, node]) => {
    const values = descendants(node).filter((part) => ts.isIdentifier(part) && !ts.isTypeNode(part.parent))
    return [idOf(name), values.flatMap((value) => ids.get(value.getText()) ?? [])]
  })
}

/** What the imported names of a file mean: `src/flows/useFlow useFlow` for `useFlow`. */
function importsOf(source: ts.SourceFile): Map<string, string> {
  const declarationIds = new Map<string, string>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const path = join(dirname(source.fileName), statement.moduleSpecifier.text).replaceAll('\\', '/')
    const names = statement.importClause?.namedBindings
    if (names && ts.isNamedImports(names))
      for (const { name, propertyName } of names.elements)
        declarationIds.set(name.text, `${path} ${(propertyName ?? name).text}`)
  }
  return declarationIds
}

export const TABLE_FILE = 'src/app/announcements.ts'

/** The calls that the table of reactions may contain, and their effect for the customer. */
const EFFECTS = new Map([
  ['toasts.show', 'shows a message'],
  ['toasts.withdraw', 'takes a message back'],
  ['goTo', 'shows another page'],
  ['leaveTo', 'leaves for another site'],
  ['storage.clearCustomerData', 'forgets the customer'],
  ['tab.clearCustomerData', 'forgets the customer'],
  ['storage.write', 'remembers it'],
  ['storeOpenedContract', 'remembers it'],
  ['storeChosenContract', 'remembers it'],
  ['report', 'reports it'],
])
/** The customer does not notice these calls. */
const CALLS_WITHOUT_EFFECT = new Set(
  'failedCallId session.getSnapshot accountOf loadCustomerFlows loadCustomerFlows().then kindOf homePath setTimeout'.split(
    ' ',
  ),
)

/** The portal's reaction to each announcement. */
function reactionsIn(sources: readonly ts.SourceFile[]): Map<string, Effects> {
  const source = sources.find(({ fileName }) => fileName === TABLE_FILE)
  const constants = new Map(
    (source ? descendants(source) : []).flatMap((node): [string, ts.Node][] =>
      ts.isVariableDeclaration(node) && node.initializer ? [[node.name.getText(), node.initializer]] : [],
    ),
  )
  const table = constants.get('reactions')
  if (!table || !ts.isObjectLiteralExpression(table))
    throw new Error(`${TABLE_FILE} has no table of reactions to announcements`)
  return new Map(
    table.properties.map((reaction) => {
      const type = reaction.name && ts.isStringLiteral(reaction.name) ? reaction.name.text : ''
      const parts = new Set<ts.Node>([reaction])
      for (const part of parts)
        for (const { text } of descendants(part).filter(ts.isIdentifier))
          parts.add(constants.get(text) ?? reaction)
      const calls = [...parts].flatMap(callsIn)
      const handlers = ts.isPropertyAssignment(reaction) ? [reaction.initializer].filter(ts.isIdentifier) : []
      const calledFunctions = calls.filter((call) => !sentEventOf(call)).map(({ expression }) => expression)
      const keys = new Set([...calledFunctions, ...handlers].map((one) => one.getText()))
      const unknown = [...keys].find(
        (key) => !EFFECTS.has(key) && !CALLS_WITHOUT_EFFECT.has(key) && !constants.has(key),
      )
      if (unknown) throw new Error(`${TABLE_FILE} calls ${unknown} at ${type}: add its effect to EFFECTS`)
      const effects = [...EFFECTS].flatMap(([key, effect]) => (keys.has(key) ? effect : []))
      const sentEvents = calls.flatMap((call) => sentEventOf(call) ?? [])
      return [type, { sentEvents, effects: [...new Set(effects)] }]
    }),
  )
}

/** The type of the event that a call sends to a flow. */
function sentEventOf({ expression, arguments: [event] }: ts.CallExpression): string | undefined {
  return ts.isPropertyAccessExpression(expression) && expression.name.text === 'send'
    ? textOf(property(event, 'type'))
    : undefined
}

/** The listeners in the table of announcements, and all single subscriptions. */
export const listenersIn = (sources: readonly ts.SourceFile[], emitters: Emitters): Listener[] => [
  ...[...reactionsIn(sources)].map(([type, reaction]) => ({
    type,
    emittingFlows: emitters.get(type) ?? [],
    ...reaction,
  })),
  ...sources.flatMap((source) => subscriptionsIn(source, emitters)),
]

/** A parameter may give the type. A file that knows no announcing flow listens to all. */
const subscriptionsIn = (source: ts.SourceFile, emitters: Emitters): Listener[] =>
  descendants(source)
    .flatMap(handlersOf)
    .flatMap(([name, handler]) => {
      const sentEvents = callsIn(handler).flatMap((call) => sentEventOf(call) ?? [])
      const effects = sentEvents.length > 0 ? [] : [`${screenOf(moduleOf(source))} listens`]
      return textsOf(name, source).flatMap((type) => {
        const all = emitters.get(type)
        if (!all) return []
        const importedFlows = all.filter((flow) => flowsImportedBy(source).includes(flow))
        return { type, emittingFlows: importedFlows.length > 0 ? importedFlows : all, sentEvents, effects }
      })
    })

/** The type and the handler of `actor.on('data.loaded', …)`, or of each one in `reactions: { 'data.loaded': … }`. */
function handlersOf(node: ts.Node): [name: ts.Expression, handler: ts.Node][] {
  if (ts.isCallExpression(node)) {
    const [name, handler] = node.arguments
    return name && handler ? [[name, handler]] : []
  }
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'reactions') return []
  return [node.initializer, ...descendants(node.initializer)]
    .filter((part) => ts.isPropertyAssignment(part) || ts.isMethodDeclaration(part))
    .map((part) => [ts.isComputedPropertyName(part.name) ? part.name.expression : part.name, part])
}

/** The hook of a flow serves the screen of that flow. */
const screenOf = (module: string): string =>
  module.startsWith('src/flows/') ? 'its screen' : dirname(module).replace('src/', '')

/** The flow that a file is about, and those that it imports. */
const flowsImportedBy = (source: ts.SourceFile): string[] =>
  [moduleOf(source), ...importsOf(source).values()].flatMap((id) => /^src\/flows\/(\w+)/.exec(id)?.[1] ?? [])

/** The literal text, or every text that the type of the named parameter allows. */
function textsOf(expression: ts.Expression, source: ts.SourceFile): string[] {
  if (!ts.isIdentifier(expression)) return [textOf(expression) ?? '']
  return descendants(source)
    .filter(ts.isParameter)
    .flatMap(({ name, type }) => (type && name.getText() === expression.text ? descendants(type) : []))
    .flatMap((part) => (ts.isStringLiteral(part) ? part.text : []))
}

/** Every call with an announcement of one of these types as its argument. */
export const announcersIn = (sources: readonly ts.SourceFile[], emitters: Emitters): Announcer[] =>
  sources.flatMap((source) =>
    callsIn(source).flatMap((call) => {
      const type = textOf(property(call.arguments[0], 'type'))
      return type && emitters.has(type) && !sentEventOf(call) ? [{ type, module: moduleOf(source) }] : []
    }),
  )
