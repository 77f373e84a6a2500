import { readdirSync } from 'node:fs'
import { test } from 'vitest'
import type { Alphabet } from '../../tools/paths/alphabet'
import { walkManyTimes } from '../../tools/paths/randomWalk'

const ending = '.alphabet.ts'
const stems = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length))

/** A walk that failed names its seed: `WALK_SEED=<seed> npx vitest run tests/paths/walks.test.ts` goes it again. */
const { WALK_SEED, WALKS = '100' } = process.env
const seed = WALK_SEED === undefined ? {} : { seed: Number(WALK_SEED) }

test.each(stems)('X4: random walks through %s break no invariant', async (stem) => {
  const { alphabet }: { alphabet: Alphabet } = await import(`./${stem}.alphabet.ts`)
  await walkManyTimes(alphabet, { ...seed, numRuns: Number(WALKS) })
})
