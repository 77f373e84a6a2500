import type { OperationId } from '../../../sandbox/document'
import type { PathEvent } from '../../../tools/paths/cases'
import type { GoldenPath, GoldenStart } from '../../../tools/paths/golden'
import { stateName } from '../../../tools/paths/names'
import type { ObservedSnapshot } from '../../../tools/paths/observedSnapshot'
import { readStorage } from './browser'
import { countOf } from './page'
import type { Driver, PathVisit, Portal, ScreenWalk } from './portal'
import type { StagingDriver, TestAccount } from './staging'
import type { MessageKey } from './translate'

/**
 * What a customer sees: how to read it, and the expectation for an observed snapshot of the machine. The third function keeps the
 * part that does not depend on data; without it, walks on staging skip the observation.
 */
export type Observation = readonly [
  now: () => unknown,
  expected: (observed: ObservedSnapshot, event?: PathEvent) => unknown,
  staging?: ((value: never) => unknown) | undefined,
]

/** It depends on no data. */
export const identity = (value: unknown) => value

/** Observations that many screens have. */
export function observationsOf(portal: Portal) {
  const isIn =
    (...states: string[]) =>
    ({ value }: ObservedSnapshot) =>
      states.includes(stateName(value))
  const tagged = (tag: string, read: () => boolean): Observation => [
    read,
    ({ tags }) => tags.includes(tag),
    identity,
  ]
  return {
    /** True in these states only. */
    onlyIn: (read: () => boolean, ...states: string[]): Observation => [read, isIn(...states), identity],
    /** The screen shows it in these states only. */
    message: (name: MessageKey, ...states: string[]): Observation => [
      () => portal.showsMessage(name),
      isIn(...states),
      identity,
    ],
    /** The text at one place, by state. */
    text: (read: () => string | null, messages: Readonly<Record<string, MessageKey>>): Observation => [
      read,
      ({ value }) => portal.textFor(messages, stateName(value)),
      identity,
    ],
    toasts: (project?: (toasts: string[]) => boolean): Observation => [
      portal.toasts,
      ({ emitted }) => portal.toastsOf(emitted),
      project,
    ],
    /** True in the states with this tag only. */
    tagged,
    busy: tagged('busy', portal.isBusy),
    address: (expected: Observation[1]): Observation => [() => window.location.pathname, expected],
    /** Counts the reloads of other data, one for each change that the machine announces. */
    reloads: (operation: OperationId, event: string): Observation => [
      async () => (await portal.callsOf(operation)).length,
      ({ emitted }) => countOf(emitted, event),
    ],
    /** The session that the machine passes on. */
    token: [
      () => readStorage('token'),
      ({ emitted }) => emitted.flatMap((event) => ('token' in event ? [event.token] : []))[0] ?? null,
    ] satisfies Observation,
  }
}

type CommonObservations = ReturnType<typeof observationsOf>

/** A walk as a driver declares it. `driverOf` adds the retry, the toasts and the calls of the ports. */
interface DeclaredWalk extends Partial<Pick<ScreenWalk, 'arrive' | 'events'>> {
  observations: Readonly<Record<string, Observation>>
  stagingDriver?(account: TestAccount): Omit<StagingDriver, 'omitData'>
}

interface DeclaredDriver extends Omit<Driver, 'visit' | 'walk'> {
  /** Operations whose answers are held in addition to those of the ports. */
  holds?: readonly OperationId[]
  visit(start: GoldenStart, path: GoldenPath): PathVisit
  walk(portal: Portal, see: CommonObservations): DeclaredWalk
}

/** Operations with the id of their subject in the address. */
const operationsWithId: readonly OperationId[] = ['getMeByPhone', 'activateTariff', 'deactivateTariff']

/** The calls of the ports, with all their parameters, and the machine's input for them. */
const observeCalls = (portal: Portal, ports: Driver['ports'], operations: OperationId[]): Observation => [
  async () =>
    (await portal.callsOf(...operations)).map(({ operationId, path, query, form }) => ({
      ...{ operation: operationId, ...query, ...form },
      ...(operationsWithId.includes(operationId) && { at: path.split('/').at(-1) }),
    })),
  // Other ports call no provider.
  ({ calls, ...observed }) =>
    calls
      .filter(({ port }) => port in ports)
      .map(({ port, input }) => ({
        operation: ports[port]?.operations[0],
        ...ports[port]?.params(input, { calls, ...observed }),
      })),
]

export function driverOf({ ports, holds = [], visit, walk, ...declared }: DeclaredDriver): Driver {
  const operations = Object.values(ports).flatMap((port) => port.operations)
  const answers = Object.fromEntries(
    Object.entries(ports).flatMap(([name, port]) =>
      [name, ...port.invocationIds].map((id) => [id, port] as const),
    ),
  )
  return {
    ...declared,
    ports,
    visit: (start, path) => ({ hold: [...operations, ...holds], ...visit(start, path) }),
    walk(portal) {
      const see = observationsOf(portal)
      const { observations, stagingDriver, events, ...otherMembers } = walk(portal, see)
      const allObservations: Record<string, Observation> = {
        toasts: see.toasts(),
        calls: observeCalls(portal, ports, operations),
        ...observations,
      }
      const entries = Object.entries(allObservations)
      return {
        ...otherMembers,
        events: { 'load.retry': () => portal.pressButton('message.tryAgain'), ...events },
        answers,
        async observe() {
          const values = await Promise.all(entries.map(async ([name, [read]]) => [name, await read()]))
          return Object.fromEntries(values)
        },
        expects: (...observed) =>
          Object.fromEntries(entries.map(([name, [, expected]]) => [name, expected(...observed)])),
        stagingDriver: (account) => ({
          ...stagingDriver?.(account),
          omitData: (seen: Record<string, unknown>) =>
            Object.fromEntries(
              entries.flatMap(([name, [, , omitData]]) =>
                omitData ? [[name, omitData(seen[name] as never)]] : [],
              ),
            ),
        }),
      }
    },
  }
}
