import type { AnyStateMachine } from 'xstate'
import type { MachineFile } from '../machine-rules/machineFile'

/** The named delays of a machine, in milliseconds. */
export const delaysOf = (machine: AnyStateMachine): [string, number][] =>
  Object.entries(machine.implementations.delays).flatMap(([name, delay]): [string, number][] =>
    typeof delay === 'number' ? [[name, delay]] : [],
  )

/** How long a flow waits for what, each in words. */
export const timeLimits = ({ machine }: MachineFile): string[] =>
  machine instanceof Error
    ? []
    : delaysOf(machine).map(([name, milliseconds]) => `${name} ${milliseconds / 1000} s`)
