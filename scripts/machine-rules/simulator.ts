import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createMachine,
  initialTransition,
  transition,
} from 'xstate'
import { nodesIn } from './nodes'

/**
 * Clicks every event in every state value once, with bare events and without input, as an analyst can in Stately's
 * simulator. `stumbles` lists the clicks that fail. `reached` lists the states that a click ends in, such as
 * `funds.prompting`. The root is ''.
 */
export function clickThrough(machine: AnyStateMachine) {
  const names = Object.keys(machine.implementations.guards ?? {})
  const simulated = simulatedMachine(machine, names)
  const stumbles = new Set<string>()
  const reached = new Set<string>()
  const seen = new Set<string>()
  const queue: AnyMachineSnapshot[] = []

  function attempt(what: string, advance: () => AnyMachineSnapshot) {
    try {
      const next = advance()
      const value = JSON.stringify(next.value)
      if (next.status === 'error') throw next.error
      if (!seen.has(value)) queue.push(next)
      seen.add(value)
      for (const node of next._nodes) reached.add(node.path.join('.'))
    } catch (error) {
      const message = String(error instanceof Error ? error.message : error).replaceAll('\n', ' ')
      stumbles.add(`${what} without data: ${message}`)
    }
  }

  attempt('starting', () => initialTransition(simulated, undefined)[0])
  for (const snapshot of queue)
    for (const click of clicksIn(snapshot, names))
      attempt(click.type, () => transition(simulated, snapshot, click)[0])
  return { stumbles: [...stumbles], reached }
}

interface Click {
  type: string
  /** The guards that the analyst lets hold. */
  holds?: string[]
}

/**
 * Every event that a state knows, timers and answers of ports among them, with no guard holding, each one alone, and
 * each two. A part tells by itself that it has come to its end.
 */
function clicksIn(snapshot: AnyMachineSnapshot, guards: string[]): Click[] {
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]))
  const choices = [[], ...guards.flatMap((one) => guards.map((other) => [one, other]))]
  return [...types]
    .filter((type) => !type.startsWith('xstate.done.state.'))
    .flatMap((type) => choices.map((holds) => ({ type, holds })))
}

const DEFAULT = 'the default of the simulator'

/**
 * The simulator asks the analyst whether the guard of an event holds. The guard of a transient transition is asked
 * before anybody can click: the simulator puts a default in its place that holds, so that the first is always taken.
 */
function simulatedMachine({ config, implementations }: AnyStateMachine, names: string[]): AnyStateMachine {
  const chosen = names.map((name) => [
    name,
    ({ event }: { event: Click }) => event.holds?.includes(name) ?? false,
  ])
  const machine: AnyStateMachine = createMachine(
    { ...config, options: { maxIterations: 1000 } },
    { ...implementations, guards: { ...Object.fromEntries(chosen), [DEFAULT]: () => true } },
  )
  for (const node of nodesIn(machine.root))
    node.always = node.always?.map((transient) => ({ ...transient, guard: byDefault(transient.guard) }))
  return machine
}

/** Its params stay: they too have to be computed without data. */
const byDefault = (guard: AnyTransitionDefinition['guard']): AnyTransitionDefinition['guard'] =>
  typeof guard === 'object' ? { ...guard, type: DEFAULT } : DEFAULT
