/** Updates the golden paths of every machine, or of those that are named; review the difference. */
import { generatePaths } from '../../tools/paths/generatePaths'
import { writeGolden } from '../../tools/paths/golden'
import { loadCases, stems } from './cases/all'

const [, , ...requestedStems] = process.argv

for (const stem of requestedStems.length > 0 ? requestedStems : stems) {
  const golden = generatePaths(await loadCases(stem))
  writeGolden(stem, golden)
  console.log(`${stem}: ${golden.paths.length} paths`)
}
