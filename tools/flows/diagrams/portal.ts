import { dirname, join } from 'node:path'
import ts from 'typescript'
import { descendants } from '../../../scripts/machine-rules/machineFile'
import { sourceFiles } from '../catalogue/sourceFiles'

/** A part of the portal, or another flow, starts a flow. */
export interface Start {
  /** `src/features/bills`. */
  starter: string
  /** The stem of its machine's file. */
  flow: string
}

/** A listener to an announcement, and what it does. */
interface Listener {
  type: string
  /** The flows that it listens to. */
  emittingFlows: readonly string[]
  /** The types of the events that it sends to flows. */
  sentEvents: string[]
  /** All other effects in words: `shows a message`. */
  effects: string[]
}

/** Code that announces something for a flow, such as an unfinished change. */
export interface Announcer {
  type: string
  module: string
}

/** The flows that announce each type. */
type Emitters = ReadonlyMap<string, readonly string[]>

/** The files of the portal that run in a browser. Files that only the build runs and generated files start no flow. */
export const portalSources = (): ts.SourceFile[] =>
  sourceFiles('src', /^(?!prerender\b).*(?<!\.(?:d|test))\.tsx?$/).map(({ file, text }) =>
    ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
  )

/** The name of a file as another file imports it. */
const moduleOf = ({ fileName }: ts.SourceFile): string => fileName.replace(/\.tsx?$/, '')

/** These folders belong to no part of the portal: a part that uses them starts what they start. */
const SHARED = /^src\/core\//
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

/** The folder of a file; a folder in a feature belongs to it, and one in `src/app` to the shell of the portal. */
const partOf = (file: string): string => /^src\/(app|features\/\w+)(?=\/)/.exec(file)?.[0] ?? dirname(file)

/** What a file declares at its top, and the declarations that it uses, each as `src/lib/formats/dates today`. */
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

/** What the imported names of a file mean: `src/core/useFlow useFlow` for `useFlow`. */
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

const TABLE_FILE = 'src/app/announcements.ts'

/** The calls in the table of reactions that the customer notices, and their effect. */
const EFFECTS = {
  'toasts.show': 'shows a message',
  'toasts.withdraw': 'takes a message back',
  goTo: 'shows another page',
  leaveTo: 'leaves for another site',
  'storage.clearCustomerData': 'forgets the customer',
  'storage.write': 'remembers it',
  storeCurrentContract: 'remembers it',
  report: 'reports it',
}

const sentEventsIn = (code: string): string[] =>
  [...code.matchAll(/\.send\(\{\s*type: '([\w.]+)'/g)].map(([, type = '']) => type)

/** The listeners in the table of announcements, and all single subscriptions. */
export const listenersIn = (sources: readonly ts.SourceFile[], emitters: Emitters): Listener[] =>
  sources.flatMap((source) =>
    source.fileName === TABLE_FILE ? reactionsIn(source, emitters) : subscriptionsIn(source, emitters),
  )

function reactionsIn(source: ts.SourceFile, emitters: Emitters): Listener[] {
  const constants = new Map(
    descendants(source)
      .filter(ts.isVariableDeclaration)
      .map(({ name, initializer }) => [name.getText(), initializer]),
  )
  const propertiesOf = (name: string) => {
    const value = constants.get(name)
    const table = value && [value, ...descendants(value)].find(ts.isObjectLiteralExpression)
    if (!table) throw new Error(`${TABLE_FILE} has no table ${name}`)
    return table.properties.filter((property) => !ts.isSpreadAssignment(property))
  }
  return ['accountReactions', 'reactions'].flatMap(propertiesOf).map((reaction) => {
    const type = reaction.name && ts.isStringLiteral(reaction.name) ? reaction.name.text : ''
    const functions = descendants(reaction)
      .filter(ts.isIdentifier)
      .flatMap(({ text }) => constants.get(text) ?? [])
    const code = [reaction, ...functions].map((part) => part.getText()).join()
    const effects = Object.entries(EFFECTS).flatMap(([call, effect]) =>
      code.includes(`${call}(`) ? effect : [],
    )
    const emittingFlows = emitters.get(type) ?? []
    return { type, emittingFlows, sentEvents: sentEventsIn(code), effects: [...new Set(effects)] }
  })
}

/** Where a file mentions an announcement. A file that knows no announcing flow listens to all. */
function subscriptionsIn(source: ts.SourceFile, emitters: Emitters): Listener[] {
  const module = moduleOf(source)
  const knownFlows = [module, ...importsOf(source).values()].join('\n')
  return [...source.text.matchAll(/(?<!type: )'(\w+\.\w+)'/g)].flatMap(({ 1: type = '', index }) => {
    const all = emitters.get(type)
    if (!all) return []
    const importedFlows = all.filter((flow) =>
      new RegExp(`^machines/${flow}\\.machine\\b`, 'm').test(knownFlows),
    )
    // A handler ends with the first line that is indented as little as its begin.
    const sentEvents = sentEventsIn(source.text.slice(index).split(/\n {0,2}\S/)[0] ?? '')
    const listener = /^src\/(core|features)\//.test(module)
      ? 'its screen'
      : partOf(module).replace('src/', '')
    const effects = sentEvents.length > 0 ? [] : [`${listener} listens`]
    return { type, emittingFlows: importedFlows.length > 0 ? importedFlows : all, sentEvents, effects }
  })
}

/** The modules that announce one of these types by a call of their own, not by sending it to a flow. */
export const announcersIn = (sources: readonly ts.SourceFile[], emitters: Emitters): Announcer[] =>
  sources.flatMap((source) =>
    [...source.text.matchAll(/(?<!\.send)\(\{\s*type: '([\w.]+)'/g)].flatMap(([, type = '']) =>
      emitters.has(type) ? { type, module: moduleOf(source) } : [],
    ),
  )
