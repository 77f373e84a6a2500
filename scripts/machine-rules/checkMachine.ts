import type ts from 'typescript'
import { oneMachine, pureConfig, xstateOnly } from './fileRules'
import { type MachineFile, readMachineFile } from './machineFile'
import { clicksThrough, refusingStubs, textIsMachine } from './runningRules'
import {
  described,
  knownRequirements,
  limitedWaits,
  namedDelays,
  namedParts,
  portKinds,
  wholeInvoke,
} from './stateRules'

/** What a rule finds wrong: the place, or the file as a whole, and why. */
export interface Complaint {
  at?: ts.Node | undefined
  message: string
}

export type Rule = (file: MachineFile) => Complaint[] | Promise<Complaint[]>

export const rules: Record<string, Rule> = {
  ...{ oneMachine, xstateOnly, pureConfig, namedParts, wholeInvoke, portKinds, limitedWaits, namedDelays },
  ...{ described, refusingStubs, clicksThrough, knownRequirements, textIsMachine },
}

/** Everything that the rules find wrong with one machine file. */
export async function checkMachine(path: string, text: string) {
  const file = readMachineFile(path, text)
  const lineOf = (at: ts.Node) => file.source.getLineAndCharacterOfPosition(at.getStart()).line + 1
  const findings = Object.entries(rules).map(async ([rule, check]) =>
    (await check(file)).map(({ at, message }) => ({ rule, path, line: at ? lineOf(at) : 1, message })),
  )
  return (await Promise.all(findings)).flat()
}
