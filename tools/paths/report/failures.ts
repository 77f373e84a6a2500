import { readDivergence } from '../divergence'
import type { PathReport } from './pathReport'
import type { System } from './systems'

/** A path that failed on a system. */
export interface Failure {
  system: System
  path: PathReport
  /** The last step that was walked; 0 is the start. */
  step: number
  label: string
}

interface WalkedMachine {
  stem: string
  paths: PathReport[]
}

/** Paths of a machine that left their way at the same place, which is one thing to mend. */
export interface FailureGroup {
  stem: string
  /** `activating: expected missingFunds, saw loading` */
  head: string
  details: string[]
  /** The shortest way to the fault comes first. */
  failures: [Failure, ...Failure[]]
}

/** The failures of some machines, each told once: the one that most paths meet comes first. */
export const groupFailures = (machines: readonly WalkedMachine[]): FailureGroup[] =>
  machines.flatMap(groupsOf).sort((one, other) => other.failures.length - one.failures.length)

function groupsOf({ stem, paths }: WalkedMachine): FailureGroup[] {
  const groups = new Map<string, FailureGroup>()
  for (const path of paths)
    for (const [system, { outcome, message }] of Object.entries(path.results)) {
      if (outcome !== 'failed') continue
      const [first = '', ...rest] = message.split('\n')
      const told = readDivergence(message) ?? { head: first, step: 0, label: '', details: rest }
      const failure: Failure = { system: system as System, path, step: told.step, label: told.label }
      const group = groups.get(told.head)
      if (group) group.failures.push(failure)
      else groups.set(told.head, { stem, ...told, failures: [failure] })
    }
  for (const { failures } of groups.values()) failures.sort((one, other) => one.step - other.step)
  return [...groups.values()]
}
