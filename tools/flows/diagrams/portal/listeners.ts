import ts from 'typescript'
import { property, textOf } from '../../../../scripts/machine-rules/literal'
import { descendants } from '../../../../scripts/machine-rules/machineFile'
import { type Consequences, reactionsOfTable, sentBy, TABLE } from './reactions'
import { callsIn, importsOf, moduleOf, type Sources } from './sources'

/** Who listens to an announcement, and what follows from it. */
export interface Listener extends Consequences {
  type: string
  /** The flows that it hears. */
  hears: readonly string[]
}

/** Code that announces something for a flow: what became of a change when the page was left. */
export interface Announcer {
  type: string
  by: string
}

/** The flows that announce each type. */
export type Emitters = ReadonlyMap<string, readonly string[]>

/** The table of all announcements, and everybody who subscribes to one of them. */
export const listenersIn = (sources: Sources, emitters: Emitters): Listener[] => [
  ...[...reactionsOfTable(sources.get(TABLE), new Set(emitters.keys()))].map(([type, reaction]) => ({
    ...{ type, hears: emitters.get(type) ?? [] },
    ...reaction,
  })),
  ...[...sources.values()].flatMap((source) => subscriptionsIn(source, emitters)),
]

/** `actor.on('data.loaded', …)`; the type may come from a parameter. Who knows no flow that announces it hears all that do. */
const subscriptionsIn = (source: ts.SourceFile, emitters: Emitters): Listener[] =>
  callsIn(source).flatMap(({ arguments: [first, handler] }) => {
    if (!first || !handler) return []
    const sends = callsIn(handler).flatMap((call) => sentBy(call) ?? [])
    const does = sends.length > 0 ? [] : [`${screenOf(moduleOf(source.fileName))} listens`]
    return textsOf(first, source).flatMap((type) => {
      const all = emitters.get(type)
      if (!all) return []
      const known = all.filter((flow) => flowsKnownTo(source).includes(flow))
      return { type, hears: known.length > 0 ? known : all, sends, does }
    })
  })

/** The hook of a flow serves the screen of that flow. */
const screenOf = (module: string): string =>
  module.startsWith('src/flows/') ? 'its screen' : module.split('/').slice(1, -1).join('/')

/** The flow that a file is about, and those that it imports. */
const flowsKnownTo = (source: ts.SourceFile): string[] =>
  [moduleOf(source.fileName), ...importsOf(source).values()].flatMap(
    (name) => /^src\/flows\/(\w+)/.exec(name)?.[1] ?? [],
  )

/** The literal text, or every text that the type of the named parameter allows. */
function textsOf(expression: ts.Expression, source: ts.SourceFile): string[] {
  if (!ts.isIdentifier(expression)) return [textOf(expression) ?? '']
  return descendants(source)
    .filter(ts.isParameter)
    .flatMap(({ name, type }) => (type && name.getText() === expression.text ? descendants(type) : []))
    .flatMap((part) => (ts.isStringLiteral(part) ? part.text : []))
}

/** Every call that is given an announcement of one of these types. */
export const announcersIn = (sources: Sources, emitters: Emitters): Announcer[] =>
  [...sources.values()].flatMap((source) =>
    callsIn(source).flatMap((call) => {
      const [given] = call.arguments
      const type = given && ts.isObjectLiteralExpression(given) ? textOf(property(given, 'type')) : undefined
      return type && emitters.has(type) && !sentBy(call) ? [{ type, by: moduleOf(source.fileName) }] : []
    }),
  )
