import { readdirSync, readFileSync } from 'node:fs'
import { type MachineFile, readMachineFile } from '../../../scripts/machine-rules/machineFile'
import { type Flow, flowOf } from './flow'

/** A machine's file and the flow that is drawn from it. */
export interface DrawnFlow {
  stem: string
  file: MachineFile
  flow: Flow
}

export const drawnFlows = (): DrawnFlow[] =>
  readdirSync('machines')
    .filter((name) => name.endsWith('.machine.ts'))
    .sort()
    .map((name) => drawnFlow(`machines/${name}`))

export const drawnFlow = (path: string): DrawnFlow => drawnFlowOf(path, readFileSync(path, 'utf8'))

export function drawnFlowOf(path: string, text: string): DrawnFlow {
  const file = readMachineFile(path, text)
  if (file.machine instanceof Error) throw file.machine
  return { stem: file.stem, file, flow: flowOf(file.machine) }
}
