import { atlas } from './atlas'
import { drawnFlows } from './drawnFlow'
import { layoutOf } from './layout'
import { mermaidOf } from './mermaid'
import { svgOf } from './svg'

export const FOLDER = 'machines/diagrams'

/** Every file that is made from the machines, by its path. */
export async function diagramFiles(): Promise<Map<string, string>> {
  const flows = drawnFlows()
  const files = new Map([['machines/README.md', atlas(flows)]])
  for (const { stem, flow } of flows) {
    files.set(`${FOLDER}/${stem}.svg`, svgOf(await layoutOf(flow)))
    files.set(`${FOLDER}/${stem}.mmd`, mermaidOf(flow))
  }
  return files
}
