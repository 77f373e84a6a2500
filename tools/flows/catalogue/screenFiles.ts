import { dirname, join } from 'node:path'
import { type Flow, statesIn, transitionsIn } from '../diagrams/flow'
import type { SourceFile } from './sourceFiles'

/** A file that draws a part of the portal, and the parts of flows that it names. */
export type ScreenFile = ReturnType<typeof screenFiles>[number]

/** The files of screens, shell and shared parts, each with the parts of flows that it names. */
export function screenFiles(sources: readonly SourceFile[], flows: readonly Flow[]) {
  const machinesOf = machinesByModule(sources)
  const importedFlows = (source: SourceFile) => [
    ...(machinesOf.get(moduleOf(source)) ?? []),
    ...namesIn(source.text, /from '(\.[./\w]+)'/g).flatMap(
      (path) => machinesOf.get(join(dirname(source.file), path).replaceAll('\\', '/')) ?? [],
    ),
  ]
  return sources
    .filter(({ file }) => /^src\/(features|core|app|ui)\//.test(file))
    .map((source) => {
      const { file, text } = source
      const ownFlows = importedFlows(source)
      const siblings = sources.filter((other) => dirname(other.file) === dirname(file))
      const knownFlows =
        ownFlows.length === 0 && /^src\/features\//.test(file) ? siblings.flatMap(importedFlows) : ownFlows
      const quotedNames = new Set(namesIn(text, /'([\w.]+)'/g))
      const shownFlows = flows.filter(({ root }) => knownFlows.includes(root.id))
      const states = shownFlows
        .flatMap(({ root }) => statesIn(root))
        .filter(({ key, tags }) => [key, ...tags].some((name) => quotedNames.has(name)))
        .map(({ id }) => id)
      // A screen names the events that it sends. It shows the answer to a call in the next state.
      const transitions = shownFlows
        .flatMap(transitionsIn)
        .filter(
          ({ eventType, target = '' }) =>
            quotedNames.has(eventType) || (eventType.startsWith('xstate.') && states.includes(target)),
        )
        .map(({ id }) => id)
      return {
        file,
        /** The flows that it imports, or those of its siblings if it imports none. */
        flows: [...new Set(knownFlows)],
        /** The ids of the states that it names, by their name or by a tag. */
        states,
        /** The ids of the transitions that it takes or whose answer it shows. */
        transitions,
      }
    })
}

const moduleOf = ({ file }: SourceFile) => file.replace(/\.tsx?$/, '')

/** The machines that each module of flows and features runs, by its path; a read runs that of `query`. */
const machinesByModule = (sources: readonly SourceFile[]) =>
  new Map(
    sources
      // This file names all machines.
      .filter(({ file }) => /^src\/(app|core|features)\//.test(file) && file !== 'src/core/flows.ts')
      .map((source) => [
        moduleOf(source),
        namesIn(source.text, /(?:machines\/|'\.\/(?=query'))(\w+)(?:\.machine)?'/g),
      ]),
  )

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
