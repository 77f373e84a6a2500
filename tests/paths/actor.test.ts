import { describe, expect, test } from 'vitest'
import { actorWalk } from '../../tools/paths/actorWalk'
import { gapsOf } from '../../tools/paths/coverage'
import { readGolden } from '../../tools/paths/golden'
import { MIN_MUTATION_SCORE, tryMutants } from '../../tools/paths/mutantGate'
import { pathTitle } from '../../tools/paths/names'
import { runPath } from '../../tools/paths/runPaths'
import { loadCases, stems } from './cases/all'

for (const stem of stems) {
  const golden = readGolden(stem)
  const cases = await loadCases(stem)
  const { machine } = cases

  describe(`${stem}: golden paths on the bare actor (paths:update -- ${stem} accepts a wanted change)`, () => {
    // A loop and no table of tests: a table would shorten the long names.
    for (const path of golden.paths) test(pathTitle(path), () => runPath(golden, path, actorWalk(machine)))
  })

  test(`X4: the golden paths of ${stem} cover every state, transition, pair, guard and ignored event`, () => {
    const advice = `run npm run paths:update -- ${stem} and review the change of behaviour`
    expect(gapsOf(cases, golden), advice).toEqual([])
  })

  test(`X4: the golden paths of ${stem} detect mutants`, { timeout: 900_000 }, async () => {
    const { total, survivors } = await tryMutants(cases, golden)
    expect(1 - survivors.length / total, survivors.join('\n')).toBeGreaterThanOrEqual(MIN_MUTATION_SCORE)
  })
}
