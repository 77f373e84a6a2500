/** Freezes the behaviour of every machine that has an alphabet; the difference is to be reviewed. */
import { readdirSync } from 'node:fs'
import type { Alphabet } from '../../tools/paths/alphabet'
import { freeze } from '../../tools/paths/freeze'
import { writeGolden } from '../../tools/paths/golden'

const ending = '.alphabet.ts'
const [, , ...wanted] = process.argv
const stems = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length))
  .filter((stem) => wanted.length === 0 || wanted.includes(stem))

for (const stem of stems) {
  const { alphabet }: { alphabet: Alphabet } = await import(`./${stem}${ending}`)
  const golden = freeze(alphabet)
  writeGolden(stem, golden)
  console.log(`${stem}: ${golden.paths.length} paths`)
}
