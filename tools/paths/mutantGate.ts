import type { AnyStateMachine } from 'xstate'
import { actorDriver } from './actorDriver'
import type { Alphabet } from './alphabet'
import { behavesAlike } from './equivalence'
import type { Golden, GoldenPath } from './golden'
import { explore } from './graph'
import { mutantsOf } from './mutants'
import { inShort, runPath } from './runPaths'

/** Share of statechart mutants that the frozen paths of a machine have to tell from it. */
export const killedAtLeast = 0.98

export interface GateResult {
  total: number
  /** The mutants that no path tells from the machine. */
  survivors: string[]
}

export const shareKilled = ({ total, survivors }: GateResult): number => (total - survivors.length) / total

/** Whether some frozen path fails on this machine. */
export const isKilled = async (golden: Golden, machine: AnyStateMachine): Promise<boolean> =>
  (await killerOf(golden, golden.paths, machine)) !== undefined

async function killerOf(golden: Golden, paths: readonly GoldenPath[], machine: AnyStateMachine) {
  const driver = actorDriver(machine)
  for (const path of paths) {
    try {
      await runPath(golden, path, driver, inShort)
    } catch {
      return path
    }
  }
  return undefined
}

/** Tries all mutants; a detour that ends in the same behaviour is none. */
export async function tryMutants(alphabet: Alphabet, golden: Golden): Promise<GateResult> {
  const mutants = mutantsOf(alphabet.machine, [...new Set(alphabet.events.map(({ type }) => type))])
  const graph = explore(alphabet)
  const survivors: string[] = []
  let paths = golden.paths
  let total = 0
  for (const { name, machine, isDetour } of mutants) {
    const killer = await killerOf(golden, paths, machine)
    // Mutants that follow each other have their fault in the same state: what killed one often kills the next.
    if (killer) paths = [killer, ...paths.filter((path) => path !== killer)]
    else if (isDetour && behavesAlike(graph, { ...alphabet, machine })) continue
    else survivors.push(name)
    total++
  }
  return { total, survivors }
}
