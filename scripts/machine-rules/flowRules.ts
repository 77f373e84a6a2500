import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  initialTransition,
} from 'xstate'
import requirements from '../../docs/requirements.json'
import { clickThrough } from './clickThrough'
import { kindOfPort, portKinds as kinds, secondsOfPort } from './kindOfPort'
import { entries } from './literal'
import type { MachineFile } from './machineFile'
import { eventText, nodesIn, requirementsOf, transitionsOf } from './nodes'

interface Flow {
  machine: AnyStateMachine
  states: { name: string; node: AnyStateNode }[]
  /** The actors that call the provider; the others are child flows. */
  ports: string[]
}

/** Returns a message for each fault; the message names the state. */
type FlowRule = (flow: Flow) => string[] | Promise<string[]>

export const flowOf = ({ setup }: MachineFile, machine: AnyStateMachine): Flow => ({
  machine,
  // The root has the name of its machine.
  states: nodesIn(machine.root).map((node) => ({ name: node.path.join('.') || node.id, node })),
  ports: entries(setup, 'actors')
    .filter(({ value }) => value.getText().startsWith('fromPromise'))
    .map(({ key }) => key),
})

/** The machine, every state and every transition have a description. */
export const hasDescriptions: FlowRule = ({ states }) =>
  states
    .flatMap(({ name, node }) => [
      { name, node },
      ...transitionsOf(node).map((one) => ({ name: `${name} ${eventText(one.eventType)}`, node: one })),
    ])
    .filter(({ node }) => !node.description)
    .map(({ name }) => `${name} has no description: add one, a sentence in the present tense for analysts`)

/** Guards read as sentences. The compiler checks that `setup` declares them, the actions and the actors. */
export const guardSentences: FlowRule = ({ machine }) =>
  Object.keys(machine.implementations.guards)
    .filter((name) => !/[a-z][A-Z]/.test(name))
    .map((name) => `the guard ${name} does not read as a sentence`)

/** Delays have names. */
export const namedDelays: FlowRule = ({ states }) =>
  states
    .flatMap(({ node }) => Object.keys(node.config.after ?? {}))
    .filter((delay) => /^\d+$/.test(delay))
    .map((delay) => `the delay ${delay} has no name`)

/** Every invoke has an id. A port, and a child that answers, has transitions for success and for failure. */
export const completeInvoke: FlowRule = ({ states, ports }) =>
  states.flatMap(({ node, name }) =>
    invokesIn(node).flatMap((invoke) =>
      (
        [
          'id',
          ...(ports.includes(String(invoke.src)) || invoke.onDone ? (['onDone', 'onError'] as const) : []),
        ] as const
      )
        .filter((key) => invoke[key] === undefined)
        .map((key) => `an invoke of ${name} has no ${key}`),
    ),
  )

/** A transition after a port's call says within how many seconds the answer must come; src/core/port.ts ends the wait. */
export const namedSeconds: FlowRule = ({ machine, states }) =>
  states.flatMap(({ node, name }) =>
    node.invoke.flatMap(({ id, src }) => {
      const seconds = secondsOfPort(machine, String(src))
      const named = transitionsOf(node)
        .filter(
          ({ eventType }) => /^xstate\.(done|error)\.actor\./.test(eventType) && eventType.endsWith(`.${id}`),
        )
        .flatMap(({ description = '' }) =>
          [...description.matchAll(/within (\d+) seconds/g)].map(([, one]) => one),
        )
      const isNamed = named.length > 0 && named.every((one) => Number(one) === seconds)
      return seconds === undefined || isNamed
        ? []
        : [
            `${name} does not name the ${seconds} seconds of ${src}: "…, or there is no answer within ${seconds} seconds"`,
          ]
    }),
  )

/** The start announces nothing: the code that starts the flow needs no announcement. */
export const silentStart: FlowRule = ({ machine }) => {
  const [, actions] = initialTransition(machine, {})
  return actions
    .filter(({ type }) => String(type) === 'xstate.emit')
    .map(() => 'the first state announces something: announce it on a transition')
}

/** `meta.ports` of the root names every port, and whether it reads, changes or charges. */
export const portKinds: FlowRule = ({ machine, ports }) => {
  const declared: Record<string, unknown> = machine.config.meta?.ports ?? {}
  return [...new Set([...ports, ...Object.keys(declared)])]
    .filter((port) => !ports.includes(port) || secondsOfPort(machine, port) === undefined)
    .map((port) => `meta.ports declares ${port} as ${declared[port]}; a port is one of ${kinds.join(', ')}`)
}

/** `meta.requirements` names rules of the specification, and a machine carries at least one. */
export const knownRequirements: FlowRule = ({ states }) => {
  const requirementIds = states.flatMap(({ node }) => [node, ...transitionsOf(node)]).flatMap(requirementsOf)
  if (requirementIds.length === 0)
    return [
      'no state or transition names a requirement: add meta.requirements with an id of docs/requirements.json',
    ]
  return requirementIds
    .filter((id) => !(id in requirements))
    .map((id) => `${id} is not a requirement: correct it, or add it to docs/requirements.json`)
}

/** The actors in the file throw an error with their name; src/features provides the real ones. */
export const throwingStubs: FlowRule = async ({ machine }) => {
  const checks = Object.entries(machine.implementations.actors).map(async ([name, stub]) => {
    const startError = await startErrorOf('src' in stub ? stub.src : stub)
    return startError?.includes(name) ? [] : [`the stub ${name} does not throw its name: ${startError}`]
  })
  return (await Promise.all(checks)).flat()
}

/** The error message of an actor that fails at its start, if any. */
async function startErrorOf(logic: AnyActorLogic): Promise<string | undefined> {
  const actor = createActor(logic, { input: {} })
  actor.subscribe({ error: () => {} })
  actor.start()
  await new Promise((resolve) => setImmediate(resolve))
  const { status, error } = actor.getSnapshot()
  actor.stop()
  return status === 'error' ? String(error) : undefined
}

/**
 * An analyst can click through the machine in Stately's simulator: no click fails for lack of data, or invents data
 * that a port would send, and every stable state can be reached.
 */
export const clickThroughRun: FlowRule = ({ machine, states }) => {
  const { failedClicks, reached, snapshots } = clickThrough(machine)
  // The states behind a failing click are unreachable because of it.
  if (failedClicks.length > 0) return failedClicks
  const inventedCalls = snapshots
    .flatMap(({ children }) => Object.values<AnyActorRef>(children))
    .filter(({ src }) => ['changes', 'charges'].includes(kindOfPort(machine, String(src)) ?? ''))
    .filter((port) => isComplete(port.getSnapshot().input))
    .map(({ src }) => `${src} gets a complete input without data: pass on a missing value as undefined`)
  if (inventedCalls.length > 0) return [...new Set(inventedCalls)]
  return states
    .filter(({ node, name }) => node.parent && isStable(node) && !reached.has(name))
    .map(({ name }) => `no click reaches the state ${name}`)
}

/** A port refuses an incomplete input; see src/core/port.ts. */
const isComplete = (input: object | undefined) =>
  input !== undefined && !Object.values(input).includes(undefined)

/** A state is stable if the flow does not leave it at once, whatever the guards return. */
const isStable = ({ type, always = [] }: AnyStateNode) =>
  type !== 'history' && always.every(({ guard }) => guard)

/** As configured: XState gives an id to an invoke without one. */
const invokesIn = ({ config }: AnyStateNode) => [config.invoke ?? []].flat()
