import type { AnyStateMachine } from 'xstate'
import { actorWalk } from './actorWalk'
import type { Cases } from './cases'
import type { Golden, GoldenPath } from './golden'
import { explore, haveSameBehaviour } from './graph'
import { mutantsOf } from './mutants'
import { runPath } from './runPaths'

/** Part of the mutants that the golden paths of a machine have to tell from it. */
export const MIN_MUTATION_SCORE = 0.98

/** The first of these paths that fails on this machine. */
export async function killerOf(golden: Golden, paths: readonly GoldenPath[], machine: AnyStateMachine) {
  const startWalk = actorWalk(machine)
  for (const path of paths) {
    try {
      await runPath(golden, path, startWalk)
    } catch {
      return path
    }
  }
  return undefined
}

/** Tries all mutants. One with the same behaviour does not count; a survivor is one that no path kills. */
export async function tryMutants(cases: Cases, golden: Golden) {
  const mutants = mutantsOf(cases.machine, [...new Set(cases.events.map(({ type }) => type))])
  const graph = explore(cases)
  const survivors: string[] = []
  let paths = golden.paths
  let total = 0
  for (const { name, machine, isPossiblyEquivalent } of mutants) {
    const killer = await killerOf(golden, paths, machine)
    // Mutants that follow each other have their fault in the same state: what killed one often kills the next.
    if (killer) paths = [killer, ...paths.filter((path) => path !== killer)]
    else if (isPossiblyEquivalent && haveSameBehaviour(explore({ ...cases, machine }), graph)) continue
    else survivors.push(name)
    total++
  }
  return { total, survivors }
}
