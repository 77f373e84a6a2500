import chapters from '../../../machines/README.md?raw'

/** A flow as this page shows it. */
export interface Flow {
  /** The id of its machine, and the name of its file. */
  name: string
  drawing: string
  /** Its chapter of the page about all flows, as Markdown. */
  chapter: string
  /** The text of its machine's file. */
  source: string
}

const drawings = import.meta.glob<string>(['../../../machines/diagrams/*.svg', '!**/map.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>('../../../machines/*.machine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const flows: readonly Flow[] = Object.entries(drawings).map(([path, drawing]) => {
  const name = path.replace(/^.*\/(\w+)\.svg$/, '$1')
  return {
    name,
    drawing,
    chapter: chapters.split(/^(?=## )/m).find((chapter) => chapter.startsWith(`## ${name}\n`)) ?? '',
    source: sources[`../machines/${name}.machine.ts`] ?? '',
  }
})

/** The flow of this name; one that is no longer there has nothing but its name. */
export const flowNamed = (name: string): Flow =>
  flows.find((flow) => flow.name === name) ?? {
    name,
    drawing: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    chapter: '',
    source: '',
  }
