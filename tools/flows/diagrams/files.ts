import { atlas } from './atlas'
import { drawnFlows } from './drawnFlow'
import { layoutOf } from './layout'
import { linksOf, mapOf } from './map'
import { mapChapter } from './mapChapter'
import { mapData } from './mapData'
import { mermaidOf } from './mermaid'
import { svgOf } from './svg'

export const FOLDER = 'machines/diagrams'

/** Every file that is made from the machines and from who runs them, by its path. */
export async function diagramFiles(): Promise<Map<string, string>> {
  const flows = drawnFlows()
  const data = mapData(flows)
  const map = await layoutOf(mapOf(data), { isAcross: true })
  const files = new Map([
    ['machines/README.md', atlas(flows, mapChapter(data))],
    [`${FOLDER}/map.svg`, svgOf(map, { label: 'The map of all flows', links: linksOf(data) })],
  ])
  for (const { stem, flow } of flows) {
    files.set(`${FOLDER}/${stem}.svg`, svgOf(await layoutOf(flow)))
    files.set(`${FOLDER}/${stem}.mmd`, mermaidOf(flow))
  }
  return files
}
