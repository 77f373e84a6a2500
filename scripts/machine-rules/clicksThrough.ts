import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
  initialTransition,
  transition,
} from 'xstate'
import type { Rule } from './rule'

/** The machine can be clicked through with bare events, without input, guards chosen by hand. */
export const clicksThrough: Rule = {
  name: 'clicksThrough',
  check: ({ machine, config }) =>
    machine instanceof Error
      ? [{ message: `does not run: ${machine.message}` }]
      : stumblesOf(machine).map((message) => ({ at: config, message })),
}

/** Each way in which a click fails; every state value is tried once. */
function stumblesOf(machine: AnyStateMachine): string[] {
  const names = Object.keys(machine.implementations.guards ?? {})
  const guards = names.map((name) => [
    name,
    ({ event }: { event: Click }) => event.holds?.includes(name) ?? false,
  ])
  const clickable: AnyStateMachine = createMachine(
    { ...machine.config, options: { maxIterations: 1000 } },
    { ...machine.implementations, guards: Object.fromEntries(guards) },
  )
  const stumbles = new Set<string>()
  const seen = new Set<string>()
  const queue: AnyMachineSnapshot[] = []

  function attempt(what: string, advance: () => AnyMachineSnapshot) {
    try {
      const next = advance()
      const value = JSON.stringify(next.value)
      if (next.status === 'error') throw next.error
      if (!seen.has(value)) queue.push(next)
      seen.add(value)
    } catch (error) {
      const message = String(error instanceof Error ? error.message : error).replaceAll('\n', ' ')
      // Guards that exclude each other hold together only by hand; what then runs in circles is no fault.
      if (!message.startsWith('Infinite loop')) stumbles.add(`${what} without data: ${message}`)
    }
  }

  attempt('starting', () => initialTransition(clickable, undefined)[0])
  for (const snapshot of queue)
    for (const click of clicksIn(snapshot, names))
      attempt(click.type, () => transition(clickable, snapshot, click)[0])
  return [...stumbles]
}

interface Click {
  type: string
  /** The guards that the analyst lets hold. */
  holds?: string[]
}

/** Every event that a state knows, with no guard holding, each one alone, and each two. */
function clicksIn(snapshot: AnyMachineSnapshot, guards: string[]): Click[] {
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]))
  const choices = [[], ...guards.flatMap((one) => guards.map((other) => [one, other]))]
  return [...types].flatMap((type) => choices.map((holds) => ({ type, holds })))
}
