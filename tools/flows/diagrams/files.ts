import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { layoutOf } from './layout'
import { linksOf, mapData, mapOf } from './map'
import { mermaidOf } from './mermaid'
import { flowsReadme } from './readme'
import { scxmlOf } from './scxml'
import { svgOf } from './svg'

export const FOLDER = 'machines/diagrams'

/** Every file that is made from the machines and from the code that runs them, by its path. */
export async function diagramFiles(): Promise<Map<string, string>> {
  const data = mapData()
  const map = await layoutOf(mapOf(data), { isHorizontal: true })
  const files = new Map([
    ['machines/README.md', flowsReadme(data)],
    [`${FOLDER}/map.svg`, svgOf(map, { label: 'The map of all flows', links: linksOf(data) })],
  ])
  for (const drawnFlow of data.flows) {
    const { stem, flow } = drawnFlow
    files.set(`${FOLDER}/${stem}.svg`, svgOf(await layoutOf(flow)))
    files.set(`${FOLDER}/${stem}.mmd`, mermaidOf(flow))
    const scxml = scxmlOf(drawnFlow)
    if (typeof scxml === 'string') files.set(`${FOLDER}/${stem}.scxml`, scxml)
  }
  return files
}

/** What is wrong with the committed files, compared with those that the machines give now. */
export function staleDiagrams(files: ReadonlyMap<string, string>): string[] {
  const present = existsSync(FOLDER) ? readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`) : []
  return [
    ...present.filter((path) => !files.has(path)).map((path) => `${path} belongs to no machine`),
    ...[...files]
      .filter(([path, content]) => !existsSync(path) || readFileSync(path, 'utf8') !== content)
      .map(([path]) => `${path} ${existsSync(path) ? 'is stale' : 'is missing'}`),
  ]
}
