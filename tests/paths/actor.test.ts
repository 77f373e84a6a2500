import { describe, expect, test } from 'vitest'
import { actorDriver } from '../../tools/paths/actorDriver'
import { gapsOf } from '../../tools/paths/coverage'
import { readGolden } from '../../tools/paths/golden'
import { MIN_KILLED_SHARE, tryMutants } from '../../tools/paths/mutantGate'
import { pathTitle } from '../../tools/paths/names'
import { runPath } from '../../tools/paths/runPaths'
import { loadAlphabet, stems } from './cases/all'

for (const stem of stems) {
  const golden = readGolden(stem)
  const alphabet = await loadAlphabet(stem)
  const { machine } = alphabet

  describe(`${stem}: frozen paths on the bare actor (paths:update -- ${stem} freezes a wanted change)`, () => {
    // A loop and no table of tests: a table would shorten the long names.
    for (const path of golden.paths) test(pathTitle(path), () => runPath(golden, path, actorDriver(machine)))
  })

  test(`X4: the frozen paths of ${stem} cover every state, transition, pair, guard and ignored event`, () => {
    const advice = `run npm run paths:update -- ${stem} and review the change of behaviour`
    expect(gapsOf(alphabet, golden), advice).toEqual([])
  })

  test(`X4: the frozen paths of ${stem} detect mutants`, { timeout: 900_000 }, async () => {
    const { total, survivors } = await tryMutants(alphabet, golden)
    expect(1 - survivors.length / total, survivors.join('\n')).toBeGreaterThanOrEqual(MIN_KILLED_SHARE)
  })
}
