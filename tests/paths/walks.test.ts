import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { test } from 'vitest'
import type { Alphabet } from './kit/alphabet'
import { explore } from './kit/graph'
import { walkAtRandom } from './kit/randomWalk'

const ending = '.alphabet.ts'
const stems = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length))

/** A walk that failed tells its seed: `WALK_SEED=<seed> npx vitest run tests/paths/walks.test.ts` goes it again. */
const { WALK_SEED, WALKS = '100' } = process.env
const seed = WALK_SEED === undefined ? {} : { seed: Number(WALK_SEED) }
const longestWalk = 40

test.each(stems)('X4: random walks through %s break no invariant', async (stem) => {
  const { alphabet }: { alphabet: Alphabet } = await import(`./${stem}.alphabet.ts`)
  const starts = new Map(explore(alphabet).starts.map((start) => [start.name, start]))
  const picks = fc.array(fc.nat({ max: 1_000 }), { maxLength: longestWalk, size: 'max' })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...starts.keys()), picks, (name, way) =>
      walkAtRandom(alphabet, starts.get(name), way),
    ),
    { ...seed, numRuns: Number(WALKS) },
  )
})
