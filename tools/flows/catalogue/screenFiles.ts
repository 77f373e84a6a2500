import { dirname, parse } from 'node:path'
import { type Flow, statesIn, transitionsIn } from '../diagrams/flow'
import type { SourceFile } from './sourceFiles'

/** A file that draws something of the portal, and what of the flows it names. */
export type ScreenFile = ReturnType<typeof screenFiles>[number]

/** What each file of a screen, of the shell and of the parts of the page names of the flows. */
export function screenFiles(sources: readonly SourceFile[], flows: readonly Flow[]) {
  const machinesOf = machinesByModule(sources)
  const given = ({ text }: SourceFile) =>
    namesIn(text, /from '(?:\.\.\/)+flows\/(\w+)'/g).flatMap((module) => machinesOf.get(module) ?? [])
  return sources
    .filter(({ file }) => /^src\/(screens|app|ui|payment)\//.test(file))
    .map((source) => {
      const { file, text } = source
      const own = given(source)
      const beside = sources.filter((other) => dirname(other.file) === dirname(file))
      const known = own.length === 0 && file.startsWith('src/screens/') ? beside.flatMap(given) : own
      const quoted = new Set(namesIn(text, /'([\w.]+)'/g))
      const shown = flows.filter(({ root }) => known.includes(root.id))
      const states = shown
        .flatMap(({ root }) => statesIn(root))
        .filter(({ key, tags }) => [key, ...tags].some((name) => quoted.has(name)))
        .map(({ id }) => id)
      // A screen sends its events itself; the answer to a call shows in the state to which it leads.
      const transitions = shown
        .flatMap(transitionsIn)
        .filter(
          ({ eventType, target = '' }) =>
            quoted.has(eventType) || (eventType.startsWith('xstate.') && states.includes(target)),
        )
        .map(({ id }) => id)
      return {
        file,
        /** The flows whose actors it is given; those of the files beside it where it is given none. */
        flows: [...new Set(known)],
        /** The ids of the states that it names, by their name or by a tag. */
        states,
        /** The ids of the transitions that it takes or whose answer it shows. */
        transitions,
      }
    })
}

/** By the name of a module of `src/flows`, the machines that it runs. */
const machinesByModule = (sources: readonly SourceFile[]) =>
  new Map(
    sources
      // This one names the events of all.
      .filter(({ file }) => file.startsWith('src/flows/') && file !== 'src/flows/announcement.ts')
      .map(({ file, text }) => [parse(file).name, namesIn(text, /machines\/(\w+)\.machine'/g)]),
  )

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)
