import type { AnyStateMachine } from 'xstate'
import { actorDriver } from './actorDriver'
import type { Alphabet } from './alphabet'
import { behavesAlike } from './equivalence'
import type { Golden } from './golden'
import { mutantsOf } from './mutants'
import { runPath } from './runPaths'

interface GateResult {
  total: number
  /** The mutants that no path tells from the machine. */
  survivors: string[]
}

/** Whether some frozen path fails on this machine. */
export async function isKilled(golden: Golden, machine: AnyStateMachine): Promise<boolean> {
  for (const path of golden.paths) {
    try {
      await runPath(golden, path, actorDriver(machine))
    } catch {
      return true
    }
  }
  return false
}

/** Tries all mutants; a detour that ends in the same behaviour is none. */
export async function tryMutants(alphabet: Alphabet, golden: Golden): Promise<GateResult> {
  const mutants = mutantsOf(alphabet.machine, [...new Set(alphabet.events.map(({ type }) => type))])
  const survivors: string[] = []
  let same = 0
  for (const { name, machine, isDetour } of mutants) {
    if (await isKilled(golden, machine)) continue
    if (isDetour && behavesAlike(alphabet, { ...alphabet, machine })) same++
    else survivors.push(name)
  }
  return { total: mutants.length - same, survivors }
}
