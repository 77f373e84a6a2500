/** Freezes the behaviour of every machine, or of those that are named; review the difference. */
import { freeze } from '../../tools/paths/freeze'
import { writeGolden } from '../../tools/paths/golden'
import { loadAlphabet, stems } from './cases/all'

const [, , ...requestedStems] = process.argv

for (const stem of requestedStems.length > 0 ? requestedStems : stems) {
  const golden = freeze(await loadAlphabet(stem))
  writeGolden(stem, golden)
  console.log(`${stem}: ${golden.paths.length} paths`)
}
