import type { AnyStateMachine } from 'xstate'
import type { MachineFile } from '../../../scripts/machine-rules/machineFile'

/** The named delays of a machine, in milliseconds; `undefined` for one that is computed. */
export const delaysOf = (machine: AnyStateMachine): [string, number | undefined][] =>
  Object.entries(machine.implementations.delays).map(([name, delay]) => [
    name,
    typeof delay === 'number' ? delay : undefined,
  ])

/** How long a flow waits for what, each in words. */
export const timeLimits = ({ machine }: MachineFile): string[] =>
  machine instanceof Error
    ? []
    : delaysOf(machine).map(([name, milliseconds]) =>
        milliseconds === undefined ? `${name}, as computed` : `${name} ${milliseconds / 1000} s`,
      )
