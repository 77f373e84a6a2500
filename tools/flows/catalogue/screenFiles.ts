import { dirname } from 'node:path'
import { type Flow, statesIn, transitionsIn } from '../diagrams/flow'
import type { SourceFile } from './sourceFiles'

/** A file that draws something of the portal, and what of the flows it names. */
export interface ScreenFile {
  file: string
  /** The flows whose actors it is given; those of the files beside it where it is given none. */
  flows: string[]
  /** The ids of the states that it names, by their name or by a tag. */
  states: string[]
  /** The ids of the transitions whose event it names. */
  transitions: string[]
}

/** What each file of a screen, of the shell and of the parts of the page names of the flows. */
export function screenFiles(sources: readonly SourceFile[], flows: readonly Flow[]): ScreenFile[] {
  const byModule = flowsByModule(sources)
  const own = ({ text }: SourceFile) => importsOf(text).flatMap((module) => byModule.get(module) ?? [])
  const beside = ({ file }: SourceFile) =>
    sources.filter((other) => dirname(other.file) === dirname(file)).flatMap(own)
  return sources
    .filter(({ file }) => /^src\/(screens|app|ui|payment)\//.test(file))
    .map((source) => {
      const named = own(source)
      const isAlone = named.length === 0 && source.file.startsWith('src/screens/')
      const known = [...new Set(isAlone ? beside(source) : named)]
      const parts = partsNamed(
        source.text,
        flows.filter(({ root }) => known.includes(root.id)),
      )
      return { file: source.file, flows: known, ...parts }
    })
}

/** By the name of a module of `src/flows`, the machines that it runs. */
function flowsByModule(sources: readonly SourceFile[]): Map<string, string[]> {
  return new Map(
    sources
      // This one names the events of all.
      .filter(({ file }) => file.startsWith('src/flows/') && file !== 'src/flows/announcement.ts')
      .map(({ file, text }) => [
        file.replace(/^.*\/(\w+)\.tsx?$/, '$1'),
        [...text.matchAll(/machines\/(\w+)\.machine'/g)].map(([, stem = '']) => stem),
      ]),
  )
}

const importsOf = (text: string): string[] =>
  [...text.matchAll(/from '(?:\.\.\/)+flows\/(\w+)'/g)].map(([, module = '']) => module)

/** What a file names in quotes: states by their own name or one of their tags, transitions by their event. */
function partsNamed(text: string, flows: readonly Flow[]): Pick<ScreenFile, 'states' | 'transitions'> {
  const quoted = new Set([...text.matchAll(/'([\w.]+)'/g)].map(([, name = '']) => name))
  return {
    states: flows.flatMap(({ root }) =>
      statesIn(root)
        .filter(({ key, tags }) => [key, ...tags].some((name) => quoted.has(name)))
        .map(({ id }) => id),
    ),
    transitions: flows.flatMap((flow) =>
      transitionsIn(flow)
        .filter(({ eventType }) => quoted.has(eventType))
        .map(({ id }) => id),
    ),
  }
}
