import { kindOf, type PathEvent } from '../../../tools/paths/alphabet'
import type { Golden } from '../../../tools/paths/golden'
import { stateName } from '../../../tools/paths/names'
import { pageOf } from './page'
import { textOf } from './patientWalk'
import type { Portal, Screen } from './portal'
import { walkable } from './walkable'
import { wordsIn } from './words'

const told = pageOf(() => forbidden, wordsIn('de'))
const { words, toastsOf, textFor, bellOf } = told
const forbidden: never = new Proxy(() => {}, {
  get: () => forbidden,
  apply() {
    throw new Error('what a moment looks like has to be told without the portal')
  },
}) as never

/** A portal that may be passed on, but not used: what a moment looks like is told by the moment and words alone. */
const untouchable = new Proxy({ locale: 'de', words, toastsOf, textFor, bellOf } as Portal, {
  get: (known, name) => (name in known ? Reflect.get(known, name) : forbidden),
})

/**
 * The states, as `one / other`, that a screen's walk cannot tell apart in some moment: it would take the one for the other.
 * What is asked and told on the way into a state is gone when the customer looks, so it does not count.
 */
export function alikeStates(golden: Golden, screen: Screen): string[] {
  const statesByLook = new Map<string, Set<string>>()
  for (const path of golden.paths) {
    const start = golden.starts[path.start]
    if (!start) throw new Error(`no start named ${path.start}`)
    const { path: address = '/' } = screen.visit(start, path)
    // A screen can look different at another address.
    window.history.replaceState(null, '', address)
    for (const moment of [start, ...walkable(golden, path, screen).steps]) {
      const expected = screen.walk(untouchable).expects({ ...moment, calls: [], emitted: [] })
      const look = textOf([address, expected])
      const states = statesByLook.get(look) ?? new Set()
      statesByLook.set(look, states.add(stateName(moment.value)))
    }
  }
  const alike = [...statesByLook.values()].filter(({ size }) => size > 1)
  return [...new Set(alike.map((states) => [...states].sort().join(' / ')))].sort()
}

/** The events of the walked paths that the screen does not bring about. */
export function forgottenEvents(golden: Golden, screen: Screen): string[] {
  const { happens, answers } = screen.walk(untouchable)
  const isKnown = ({ type }: PathEvent) => {
    const kind = kindOf(type)
    if (kind.kind === 'after' || happens[type]) return true
    return kind.kind !== 'outside' && answers[kind.port] !== undefined
  }
  const events = golden.paths.flatMap((path) =>
    walkable(golden, path, screen).steps.map(({ event }) => event),
  )
  const forgotten = events.filter((event) => !isKnown(event))
  return [...new Set(forgotten.map(({ type }) => type))].sort()
}
