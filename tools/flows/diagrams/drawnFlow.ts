import { readdirSync, readFileSync } from 'node:fs'
import type { AnyStateMachine } from 'xstate'
import { type MachineFile, readMachineFile } from '../../../scripts/machine-rules/machineFile'
import { type Flow, flowOf } from './flow'

/** A machine's file, the machine in it and the flow that is drawn from it. */
export interface DrawnFlow {
  stem: string
  file: MachineFile
  machine: AnyStateMachine
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
  const { stem, machine } = file
  if (machine instanceof Error) throw machine
  return { stem, file, machine, flow: flowOf(machine) }
}
