import type { OperationId } from '../../../sandbox/document'
import type { PathEvent } from '../../../tools/paths/alphabet'
import type { GoldenPath, GoldenStart } from '../../../tools/paths/golden'
import type { Moment } from '../../../tools/paths/moment'
import { stateName } from '../../../tools/paths/names'
import { stored } from './browser'
import type { OwnScreen, Tester } from './ownProvider'
import { countOf } from './page'
import type { PathVisit, Portal, Screen, ScreenWalk } from './portal'
import type { WordName } from './words'

/**
 * What a customer sees: how to read it, and the expectation for a moment of the machine. The third function keeps the
 * part that does not depend on data; without it, walks with the tester's own provider skip the sight.
 */
export type Sight = readonly [
  now: () => unknown,
  expected: (moment: Moment, event?: PathEvent) => unknown,
  own?: ((seen: never) => unknown) | undefined,
]

/** It depends on no data. */
export const same = (seen: unknown) => seen

/** Sights that many screens have. */
export function sightsOf(portal: Portal) {
  const isIn =
    (...states: string[]) =>
    ({ value }: Moment) =>
      states.includes(stateName(value))
  return {
    /** True in these states only. */
    only: (now: () => boolean, ...states: string[]): Sight => [now, isIn(...states), same],
    /** The screen shows it in these states only. */
    word: (name: WordName, ...states: string[]): Sight => [() => portal.says(name), isIn(...states), same],
    /** The text at one place, by state. */
    text: (now: () => string | null, words: Readonly<Record<string, WordName>>): Sight => [
      now,
      ({ value }) => portal.textFor(words, stateName(value)),
      same,
    ],
    toasts: (own?: (toasts: string[]) => boolean): Sight => [
      portal.toasts,
      ({ emitted }) => portal.toastsOf(emitted),
      own,
    ],
    busy: [portal.isBusy, ({ tags }) => tags.includes('busy'), same] satisfies Sight,
    address: (of: (moment: Moment) => unknown): Sight => [() => window.location.pathname, of],
    /** Counts the reloads of other data, one for each change that the machine announces. */
    reloads: (operation: OperationId, event: string): Sight => [
      async () => (await portal.asked(operation)).length,
      ({ emitted }) => countOf(emitted, event),
    ],
    /** The session that the machine passes on. */
    token: [
      () => stored('token'),
      ({ emitted }) => emitted.flatMap((event) => ('token' in event ? [event.token] : []))[0] ?? null,
    ] satisfies Sight,
  }
}

type Sights = ReturnType<typeof sightsOf>

/** A walk as a driver declares it. `screenOf` adds the retry, the toasts and the calls of the ports. */
interface DeclaredWalk extends Partial<Pick<ScreenWalk, 'arrive' | 'happens'>> {
  looks: Readonly<Record<string, Sight>>
  own?(tester: Tester): Omit<OwnScreen, 'sees'>
}

interface DeclaredScreen extends Omit<Screen, 'visit' | 'walk'> {
  /** Operations whose answers are held in addition to those of the ports. */
  holds?: readonly OperationId[]
  visit(start: GoldenStart, path: GoldenPath): PathVisit
  walk(portal: Portal, see: Sights): DeclaredWalk
}

/** Operations with the id of their subject in the address. */
const addressed: readonly OperationId[] = ['getMeByPhone', 'activateTariff', 'deactivateTariff']

/** The calls of the ports, with all their parameters, and the machine's input for them. */
const askedOf = (portal: Portal, ports: DeclaredScreen['ports'], operations: OperationId[]): Sight => [
  async () =>
    (await portal.asked(...operations)).map(({ operationId, path, query, form }) => ({
      ...{ operation: operationId, ...query, ...form },
      ...(addressed.includes(operationId) && { at: path.split('/').at(-1) }),
    })),
  (moment) =>
    moment.calls.map(({ port, input }) => ({
      operation: ports[port]?.operations[0],
      ...ports[port]?.asks(input, moment),
    })),
]

export function screenOf({ ports, holds = [], visit, walk, ...declared }: DeclaredScreen): Screen {
  const operations = Object.values(ports).flatMap((port) => port.operations)
  const answers = Object.fromEntries(
    Object.entries(ports).flatMap(([name, port]) =>
      [name, ...port.invokedAs].map((id) => [id, port] as const),
    ),
  )
  return {
    ...declared,
    ports,
    visit: (start, path) => ({ hold: [...operations, ...holds], ...visit(start, path) }),
    walk(portal) {
      const see = sightsOf(portal)
      const { looks, own, happens, ...walked } = walk(portal, see)
      const sights: Record<string, Sight> = {
        toasts: see.toasts(),
        asked: askedOf(portal, ports, operations),
        ...looks,
      }
      const each = Object.entries(sights)
      return {
        ...walked,
        happens: { 'load.retry': () => portal.pressButton('message.tryAgain'), ...happens },
        answers,
        async look() {
          const seen = await Promise.all(each.map(async ([name, [now]]) => [name, await now()]))
          return Object.fromEntries(seen)
        },
        expects: (...moment) =>
          Object.fromEntries(each.map(([name, [, expected]]) => [name, expected(...moment)])),
        own: (tester) => ({
          ...own?.(tester),
          sees: (look: Record<string, unknown>) =>
            Object.fromEntries(
              each.flatMap(([name, [, , sees]]) => (sees ? [[name, sees(look[name] as never)]] : [])),
            ),
        }),
      }
    },
  }
}
