import { expect, test } from 'vitest'
import { type Golden, readGolden } from '../../tools/paths/golden'
import { stateName } from '../../tools/paths/names'
import { stems } from './cases/all'
import { screens } from './drivers/all'
import { pageOf } from './drivers/page'
import type { Portal, Screen } from './drivers/portal'
import { textOf } from './drivers/retryingWalk'
import { createTranslate } from './drivers/translate'
import { walkablePart } from './drivers/walkable'

const drivers = Object.entries<Screen>(screens)

test('X4: every machine has a driver for its screen', () => {
  expect(Object.keys(screens).sort()).toEqual([...stems].sort())
})

test('X4: only the known paths stop early because a screen cannot cause their next event', () => {
  const cutPaths = drivers.map(([stem, screen]) => {
    const golden = readGolden(stem)
    const cut = golden.paths.filter((path) => walkablePart(golden, path, screen) !== path)
    return [stem, cut.length] as const
  })
  const known = { consent: 7, account: 12, query: 2, session: 3, support: 7, tariff: 3 }
  expect(Object.fromEntries(cutPaths.filter(([, count]) => count > 0))).toEqual(known)
})

function refuse(): never {
  throw new Error('the look of a moment depends on the moment and its messages alone')
}
const portal = { locale: 'de', ...pageOf(refuse, createTranslate('de')) } as Portal

/**
 * The states, as `one / other`, that a screen's walk cannot distinguish in some moment. Calls and messages on the way
 * into a state do not count: they are gone when the customer looks.
 */
function findEqualStates(golden: Golden, screen: Screen): string[] {
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
  const equal = [...statesByLook.values()].filter(({ size }) => size > 1)
  return [...new Set(equal.map((states) => [...states].sort().join(' / ')))].sort()
}

test.each(drivers)('X4: states of %s look the same only for a listed reason', (stem, screen) => {
  expect(findEqualStates(readGolden(stem), screen)).toEqual(Object.keys(screen.equalStates ?? {}).sort())
})
