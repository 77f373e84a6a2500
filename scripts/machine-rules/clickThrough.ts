import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
  initialTransition,
  transition,
} from 'xstate'
import { nodesIn } from './nodes'

/**
 * Clicks every event in every state value once, with bare events and without input, as an analyst can in Stately's
 * simulator. `failedClicks` lists the clicks that fail. `reached` lists the states that a click ends in, such as
 * `funds.prompting`. The root is ''. `snapshots` has one snapshot for each state value.
 */
export function clickThrough(machine: AnyStateMachine) {
  const guardNames = Object.keys(machine.implementations.guards ?? {})
  const simulated = simulatedMachine(machine, guardNames)
  const failedClicks = new Set<string>()
  const reached = new Set<string>()
  const seen = new Set<string>()
  const queue: AnyMachineSnapshot[] = []

  function attempt(label: string, advance: () => AnyMachineSnapshot) {
    try {
      const next = advance()
      const value = JSON.stringify(next.value)
      if (next.status === 'error') throw next.error
      if (!seen.has(value)) queue.push(next)
      seen.add(value)
      for (const node of next._nodes) reached.add(node.path.join('.'))
    } catch (error) {
      const message = String(error instanceof Error ? error.message : error).replaceAll('\n', ' ')
      failedClicks.add(
        `${label} without data: ${message}; Stately's simulator has no data, so read it with ?. as in input?.today ?? ''`,
      )
    }
  }

  attempt('starting', () => initialTransition(simulated, undefined)[0])
  for (const snapshot of queue)
    for (const click of clicksIn(snapshot, guardNames))
      attempt(click.type, () => transition(simulated, snapshot, click)[0])
  return { failedClicks: [...failedClicks], reached, snapshots: queue }
}

interface Click {
  type: string
  /** The guards that the analyst sets to true. */
  trueGuards?: string[]
}

/**
 * Every event of a state, including timers and port answers, with no guard true, each one alone, and each pair. A child
 * state reports its own end.
 */
function clicksIn(snapshot: AnyMachineSnapshot, guards: string[]): Click[] {
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]))
  const guardSets = [[], ...guards.flatMap((one) => guards.map((other) => [one, other]))]
  return [...types]
    .filter((type) => !type.startsWith('xstate.done.state.'))
    .flatMap((type) => guardSets.map((trueGuards) => ({ type, trueGuards })))
}

const DEFAULT_GUARD = 'the default of the simulator'

/**
 * The simulator asks the analyst for the guard of an event. Nobody can click before a transient transition: there, the
 * simulator uses a default that is true and always takes the first.
 */
function simulatedMachine({ config, implementations }: AnyStateMachine, guards: string[]): AnyStateMachine {
  const guardEntries = guards.map((name) => [
    name,
    ({ event }: { event: Click }) => event.trueGuards?.includes(name) ?? false,
  ])
  const machine: AnyStateMachine = createMachine(
    { ...config, options: { maxIterations: 1000 } },
    { ...implementations, guards: { ...Object.fromEntries(guardEntries), [DEFAULT_GUARD]: () => true } },
  )
  for (const node of nodesIn(machine.root))
    node.always = node.always?.map(({ guard, ...transient }) => ({
      ...transient,
      // The params stay: computing them must not need data either.
      guard: typeof guard === 'object' ? { ...guard, type: DEFAULT_GUARD } : DEFAULT_GUARD,
    }))
  return machine
}
