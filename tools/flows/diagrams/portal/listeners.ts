import ts from 'typescript'
import { textOf } from '../../../../scripts/machine-rules/literal'
import { descendants } from '../../../../scripts/machine-rules/machineFile'
import { type Consequences, consequencesOf, constantsOf } from './consequences'
import { importsOf, moduleOf, type Sources } from './sources'
import { flowStartedIn } from './starts'

/** Who listens to an announcement, and what follows from it. */
export interface Listener extends Consequences {
  type: string
  /** The file that listens, without its ending. */
  by: string
  /** The flows that it may hear, where it does not hear all. */
  hears?: string[]
}

const TABLE = 'src/app/announcements.ts'

/** Everybody in the portal who listens to what flows announce: the table of all announcements, and those who listen to one. */
export const listenersIn = (sources: Sources): Listener[] => [
  ...reactionsOfTheTable(sources),
  ...[...sources.values()].flatMap((source) => subscriptionsIn(source, sources)),
]

function reactionsOfTheTable(sources: Sources): Listener[] {
  const source = sources.get(TABLE)
  const reactions = source && constantsOf(source).get('reactions')
  if (!reactions || !ts.isObjectLiteralExpression(reactions))
    throw new Error(`who listens is read from the reactions in ${TABLE}, which has none`)
  return reactions.properties.flatMap((member): Listener[] => {
    const reaction = ts.isPropertyAssignment(member) ? member.initializer : member
    return member.name && ts.isStringLiteral(member.name)
      ? [{ type: member.name.text, by: moduleOf(TABLE), ...consequencesOf(reaction, source) }]
      : []
  })
}

/** `actor.on('data.loaded', …)`; who passes everything on to the table is not meant. */
function subscriptionsIn(source: ts.SourceFile, sources: Sources): Listener[] {
  const by = moduleOf(source.fileName)
  return descendants(source)
    .filter(ts.isCallExpression)
    .flatMap(({ expression, arguments: [type, handler] }): Listener[] => {
      const isOn = ts.isPropertyAccessExpression(expression) && expression.name.text === 'on'
      if (!isOn || !type || !handler) return []
      const { sends, does } = consequencesOf(handler, source)
      const toItsOwn = ({ flow, event }: Listener['sends'][number]) => ({
        flow: flow === 'actor' ? (flowStartedIn(by, sources) ?? flow) : flow,
        event,
      })
      const hears = [expression.expression.getText(), ...flowsKnownTo(source)]
      return announcementsAt(type, source).map((one) => ({
        type: one,
        by,
        hears,
        sends: sends.map(toItsOwn),
        does,
      }))
    })
}

/** The flow that a file is about, and those that it imports. */
const flowsKnownTo = (source: ts.SourceFile): string[] =>
  [moduleOf(source.fileName), ...importsOf(source).values()].flatMap(
    (name) => /^src\/flows\/(\w+)/.exec(name)?.[1] ?? [],
  )

/** The type that stands there, or those that the parameter of this name may be. */
function announcementsAt(type: ts.Expression, source: ts.SourceFile): string[] {
  const text = textOf(type)
  const types =
    text !== undefined
      ? [text]
      : descendants(source)
          .filter(ts.isParameter)
          .filter(({ name }) => name.getText() === type.getText())
          .flatMap((parameter) => (parameter.type ? descendants(parameter.type) : []))
          .flatMap((part) => (ts.isStringLiteral(part) ? part.text : []))
  return types.filter((one) => one.includes('.'))
}
