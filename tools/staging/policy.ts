import { kindOfPort, type PortKind } from '../../scripts/machine-rules/kindOfPort'
import { loadCases } from '../../tests/paths/cases/all'
import { drivers } from '../../tests/paths/drivers/all'
import type { Driver } from '../../tests/paths/drivers/portal'
import { type OperationId, operationOf } from '../conform/operations'
import { type Cases, kindOf } from '../paths/cases'
import { readGolden } from '../paths/golden'

export type Stem = keyof typeof drivers

export const stems = Object.keys(drivers) as Stem[]

export const driverOf = (stem: Stem): Driver => drivers[stem]

export const casesByStem = Object.fromEntries(
  await Promise.all(stems.map(async (stem) => [stem, await loadCases(stem)])),
) as Record<Stem, Cases>

/** The machines that do not run on a real provider, each with the reason. */
export const excludedMachines: Readonly<Record<string, string>> = Object.fromEntries(
  stems.flatMap((stem) => {
    const { staging, withoutStaging = 'its driver has no `staging`' } = driverOf(stem)
    return staging ? [] : [[stem, withoutStaging]]
  }),
)

/** In this order: some providers end every session of the customer after the first, and cancel her password after the second. */
const lastStems: readonly Stem[] = ['passwordChange', 'forgotPassword']

export const walkedStems: readonly Stem[] = [
  ...stems.filter((stem) => !(stem in excludedMachines) && !lastStems.includes(stem)).sort(),
  ...lastStems,
]

/** Whether this operation makes a provider set, send, mark or charge something. */
export const isWriting = (operation: OperationId) => operationOf(operation).use.kind !== 'reads'

/** The operations of a port, one of them depending on the screen; empty for a port that is a flow itself. */
export const operationsOf = (stem: Stem, port: string): readonly OperationId[] =>
  driverOf(stem).ports[port]?.operations ?? []

/** The operations of one port are interchangeable. */
export function canonicalOperation(stem: Stem, operation: OperationId): OperationId {
  const ports = Object.values(driverOf(stem).ports)
  return ports.find(({ operations }) => operations.includes(operation))?.operations[0] ?? operation
}

/** `signsIn`: the event opens a session with one of the tester's accounts. */
type Effect = Exclude<PortKind, 'downloads'> | 'signsIn'

/** Whether the answer holds the token of a new session. */
const signsIn = (operation: OperationId) =>
  operationOf(operation).schema.properties?.body?.$ref === '#/components/schemas/LoginBody'

export function effectOfPort(stem: Stem, port: string): Effect {
  if (operationsOf(stem, port).some(signsIn)) return 'signsIn'
  const kind = kindOfPort(casesByStem[stem].machine, port)
  return kind === undefined || kind === 'downloads' ? 'reads' : kind
}

/**
 * The ports that each event of the customer calls before the next event, by a name such as `voucher/voucher.submit`. A
 * flow may send something when it opens: `notification/open`.
 */
function portsByEvent(stem: Stem): Map<string, Set<string>> {
  const portsByName = new Map<string, Set<string>>()
  const { starts, paths } = readGolden(stem)
  for (const { start, steps } of paths) {
    let eventName = `${stem}/open`
    const addCalls = (calls: readonly { port: string }[] = []) =>
      portsByName.set(
        eventName,
        new Set([...(portsByName.get(eventName) ?? []), ...calls.map(({ port }) => port)]),
      )
    addCalls(starts[start]?.calls)
    for (const { event, calls } of steps) {
      if (kindOf(event.type).kind === 'outside') eventName = `${stem}/${event.type}`
      addCalls(calls)
    }
  }
  return portsByName
}

/** The strongest effect on the provider's data that an event has before the next event, if any. */
const effects = new Map(
  stems.flatMap((stem) =>
    [...portsByEvent(stem)].map(([name, ports]) => {
      const found = [...ports].map((port) => effectOfPort(stem, port))
      return [name, (['charges', 'changes'] as const).find((effect) => found.includes(effect))] as const
    }),
  ),
)

/** Every event that the tester must allow by name. */
export const eventsToAllow = [...effects].flatMap(([name, effect]) => (effect ? [name] : []))

/** Why a walk must not cause an event, although the portal would send it; `undefined` if it may. */
export function reasonToForbid(allowed: readonly string[], name: string): string | undefined {
  if (!effects.has(name)) throw new Error(`no golden path has ${name}`)
  const effect = effects.get(name)
  return effect && !allowed.includes(name)
    ? `not allowed: ${name} (${effect}); name it in "allow"`
    : undefined
}

/** The writing operations that the walks of a machine may call. */
export function permittedOperations(stem: Stem, allowed: readonly string[]): Set<OperationId> {
  const names = [...portsByEvent(stem)].filter(([name]) => reasonToForbid(allowed, name) === undefined)
  const operations = names.flatMap(([, ports]) => [...ports].flatMap((port) => operationsOf(stem, port)))
  return new Set(operations.filter(isWriting))
}
