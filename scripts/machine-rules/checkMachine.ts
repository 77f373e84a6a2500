import type ts from 'typescript'
import * as fileRules from './fileRules'
import { type Rule, readMachineFile } from './machineFile'
import * as runningRules from './runningRules'
import * as stateRules from './stateRules'

export const rules: Record<string, Rule> = { ...fileRules, ...stateRules, ...runningRules }

/** Everything that the rules find wrong with one machine file. */
export async function checkMachine(path: string, text: string) {
  const file = readMachineFile(path, text)
  const lineOf = (at: ts.Node) => file.source.getLineAndCharacterOfPosition(at.getStart()).line + 1
  const findings = Object.entries(rules).map(async ([rule, check]) =>
    (await check(file)).map(({ at, message }) => ({ rule, path, line: at ? lineOf(at) : 1, message })),
  )
  return (await Promise.all(findings)).flat()
}
