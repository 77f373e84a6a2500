import { readdirSync, readFileSync } from 'node:fs'
import type { AnyStateMachine } from 'xstate'
import { loadMachine } from '../../../scripts/machine-rules/loadMachine'

/** The machines as they are today, by their id. */
export const todaysMachines = (): Map<string, AnyStateMachine> =>
  new Map(
    readdirSync('machines')
      .filter((name) => name.endsWith('.machine.ts'))
      .map((name) => {
        const machine = loadMachine(name, readFileSync(`machines/${name}`, 'utf8'))
        if (machine instanceof Error) throw machine
        return [machine.id, machine]
      }),
  )
