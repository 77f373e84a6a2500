import type { Golden } from '../../../tools/paths/golden'
import { stateName } from '../../../tools/paths/names'
import { pageOf } from './page'
import type { Portal, Screen } from './portal'
import { textOf } from './retryingWalk'
import { createTranslate } from './translate'
import { walkablePart } from './walkable'

function refuse(): never {
  throw new Error('what a moment looks like depends on the moment and on words alone')
}
const portal = { locale: 'de', ...pageOf(refuse, createTranslate('de')) } as Portal

/**
 * The states, as `one / other`, that a screen's walk cannot distinguish in some moment. Calls and messages on the way
 * into a state do not count: they are gone when the customer looks.
 */
export function findIndistinguishableStates(golden: Golden, screen: Screen): string[] {
  const statesByLook = new Map<string, Set<string>>()
  for (const path of golden.paths) {
    const start = golden.starts[path.start]
    if (!start) throw new Error(`no start named ${path.start}`)
    const { path: address = '/' } = screen.visit(start, path)
    // A screen can look different at another address.
    window.history.replaceState(null, '', address)
    for (const moment of [start, ...walkablePart(golden, path, screen).steps]) {
      const expected = screen.walk(portal).expects({ ...moment, calls: [], emitted: [] })
      const look = textOf([address, expected])
      const states = statesByLook.get(look) ?? new Set()
      statesByLook.set(look, states.add(stateName(moment.value)))
    }
  }
  const indistinguishable = [...statesByLook.values()].filter(({ size }) => size > 1)
  return [...new Set(indistinguishable.map((states) => [...states].sort().join(' / ')))].sort()
}
