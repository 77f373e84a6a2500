import { test } from 'vitest'
import { runRandomWalks } from '../../tools/paths/randomWalk'
import { loadCases, stems } from './cases/all'

/** A walk that failed names its seed: `WALK_SEED=<seed> npx vitest run tests/paths/walks.test.ts` repeats it. */
const { WALK_SEED, WALKS = '100' } = process.env
const seed = WALK_SEED === undefined ? {} : { seed: Number(WALK_SEED) }

test.each(stems)(
  'X4: on random walks, the running machine of %s does what the rules assume',
  async (stem) => {
    await runRandomWalks(await loadCases(stem), { ...seed, numRuns: Number(WALKS) })
  },
)
