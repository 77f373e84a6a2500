import { describe, expect, test } from 'vitest'
import { actorDriver } from './actorDriver'
import type { Alphabet } from './alphabet'
import { gapsOf } from './gaps'
import { readGolden } from './golden'
import { isKilled, killedAtLeast, shareKilled, tryMutants } from './mutantGate'
import { canary } from './mutants'
import { pathTitle } from './names'
import { runPath } from './runPaths'

declare module 'vitest' {
  /** What tests tell the report. */
  interface TaskMeta {
    /** What became of the mutants of a machine. */
    mutants?: { total: number; survivors: string[] }
    /** How many steps of a path were walked, where not all of them can be. */
    walkedSteps?: number
  }
}

/** The tests that every machine passes on the bare actor; `stem` names its golden file. */
export function describePaths(stem: string, alphabet: Alphabet): void {
  const golden = readGolden(stem)

  describe(`${stem}: frozen paths on the bare actor`, () => {
    // A loop and no table of tests: a table would shorten the long names.
    for (const path of golden.paths)
      test(pathTitle(path), () => runPath(golden, path, actorDriver(alphabet.machine)))
  })

  test(`X4: the frozen paths of ${stem} cover every state, transition, pair, guard and ignored event`, () => {
    const advice = 'run `npm run paths:update` and review the change of behaviour'
    expect(gapsOf(alphabet, golden), advice).toEqual([])
  })

  test(`X4: the frozen paths of ${stem} tell mutants from the machine`, { timeout: 900_000 }, async ({
    task,
  }) => {
    expect(await isKilled(golden, alphabet.machine), 'the machine itself').toBe(false)
    expect(await isKilled(golden, canary(alphabet.machine)), 'the canary').toBe(true)
    const tried = await tryMutants(alphabet, golden)
    task.meta.mutants = tried
    expect(shareKilled(tried), tried.survivors.join('\n')).toBeGreaterThanOrEqual(killedAtLeast)
  })
}
