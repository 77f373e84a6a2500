import * as flowRules from './flowRules'
import { readMachineFile } from './machineFile'
import * as textRules from './textRules'

const { flowOf, ...flowChecks } = flowRules

export const rules = Object.keys({ ...textRules, ...flowChecks })

interface Finding {
  rule: string
  message: string
  /** Only for rules of the text; the message of another rule names the state. */
  line?: number
}

/** Everything that the rules find wrong with one machine file. */
export async function checkMachine(path: string, text: string): Promise<Finding[]> {
  const file = readMachineFile(path, text)
  const { machine, source } = file
  const findings: Finding[] = Object.entries(textRules).flatMap(([rule, check]) =>
    check(file).map(({ node, message }) => {
      const line = node && source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      return { rule, message, ...(line && { line }) }
    }),
  )
  if (machine instanceof Error)
    return [...findings, { rule: 'oneMachine', message: `does not run: ${machine.message}` }]
  const flow = flowOf(file, machine)
  for (const [rule, check] of Object.entries(flowChecks))
    for (const message of await check(flow)) findings.push({ rule, message })
  return findings
}
