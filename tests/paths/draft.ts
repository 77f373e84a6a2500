/**
 * Drafts a golden path for each machine in the breadcrumbs of a report:
 *   npm run draft -w tools/paths -- report.json [machine]
 */
import { readFileSync } from 'node:fs'
import { draftPath, stemsIn } from '../../tools/paths/draft'
import { goldenText } from '../../tools/paths/golden'
import { loadCases, stems } from './cases/all'

const [, , file = '', requestedStem] = process.argv
const { trail: breadcrumbs }: { trail: string[] } = JSON.parse(readFileSync(file, 'utf8'))

for (const stem of requestedStem
  ? [requestedStem]
  : stemsIn(breadcrumbs).filter((name) => stems.includes(name))) {
  const golden = draftPath(await loadCases(stem), breadcrumbs)
  console.log(golden ? goldenText(golden) : `${stem}: no path of its cases has these breadcrumbs.`)
}
