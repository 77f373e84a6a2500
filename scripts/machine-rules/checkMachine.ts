import { clicksThrough } from './clicksThrough'
import { described } from './described'
import { knownRequirements } from './knownRequirements'
import { limitedWaits } from './limitedWaits'
import { readMachineFile } from './machineFile'
import { namedDelays } from './namedDelays'
import { namedParts } from './namedParts'
import { oneMachine } from './oneMachine'
import { portKinds } from './portKinds'
import { pureConfig } from './pureConfig'
import { refusingStubs } from './refusingStubs'
import { type Finding, findingsOf, type Rule } from './rule'
import { textIsMachine } from './textIsMachine'
import { wholeInvoke } from './wholeInvoke'
import { xstateOnly } from './xstateOnly'

export const rules: readonly Rule[] = [
  oneMachine,
  xstateOnly,
  pureConfig,
  namedParts,
  wholeInvoke,
  portKinds,
  limitedWaits,
  namedDelays,
  described,
  refusingStubs,
  clicksThrough,
  knownRequirements,
  textIsMachine,
]

/** Everything that the rules find wrong with one machine file. */
export async function checkMachine(path: string, text: string): Promise<Finding[]> {
  const file = readMachineFile(path, text)
  const findings = await Promise.all(rules.map((rule) => findingsOf(rule, file)))
  return findings.flat()
}
