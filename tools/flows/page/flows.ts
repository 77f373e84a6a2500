import map from '../../../machines/diagrams/map.svg?raw'
import text from '../../../machines/README.md?raw'

/** A drawing and the text below it. */
export interface Flow {
  /** The id of its machine, and the name of its file. */
  name: string
  /** SVG markup. */
  drawing: string
  /** Markdown text. */
  chapter: string
}

const drawings = import.meta.glob<string>(['../../../machines/diagrams/*.svg', '!**/map.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const [introduction = '', ...chapters] = text.split(/^(?=## )/m)
const chapterOf = (title: string) => chapters.find((chapter) => chapter.startsWith(`## ${title}\n`)) ?? ''

/** How to read a drawing. */
export const legend = introduction.slice(introduction.indexOf('How to read'))

export const mapOfFlows: Flow = {
  name: 'All flows',
  drawing: map,
  chapter: chapterOf('The map of all flows'),
}

export const flows: readonly Flow[] = Object.entries(drawings).map(([path, drawing]) => {
  const name = path.replace(/^.*\/(\w+)\.svg$/, '$1')
  return { name, drawing, chapter: chapterOf(name) }
})

/** The root of portal and gallery: `/` on the development server, the parent folder of this page on a site. */
export const root = import.meta.env.DEV ? '/' : '../'
