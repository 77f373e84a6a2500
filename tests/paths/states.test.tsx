import { expect, test } from 'vitest'
import { createCoverage } from '../../tools/paths/coverage'
import { type Golden, readGolden } from '../../tools/paths/golden'
import { stateName } from '../../tools/paths/names'
import { loadCases, stems } from './cases/all'
import { drivers } from './drivers/all'
import { pageOf } from './drivers/page'
import type { Driver, Portal } from './drivers/portal'
import { textOf } from './drivers/retryingWalk'
import { createTranslate } from './drivers/translate'
import { screenPaths, walkablePart } from './drivers/walkable'

const entries = Object.entries<Driver>(drivers)

test('X4: every machine has a driver for its screen', () => {
  expect(Object.keys(drivers).sort()).toEqual([...stems].sort())
})

test('X4: only the known paths stop early because a screen cannot cause their next event', () => {
  const cutPaths = entries.map(([stem, driver]) => {
    const golden = readGolden(stem)
    const cut = golden.paths.filter((path) => walkablePart(golden, path, driver) !== path)
    return [stem, cut.length] as const
  })
  const known = { consent: 7, account: 11, query: 2, session: 3, support: 12, tariff: 3 }
  expect(Object.fromEntries(cutPaths.filter(([, count]) => count > 0))).toEqual(known)
})

test.each(entries)(
  'X4: the walks of %s on its screen omit pairs and payloads alone',
  async (stem, driver) => {
    const golden = readGolden(stem)
    const cases = await loadCases(stem)
    const coverageOf = createCoverage(cases)
    const walked = coverageOf(screenPaths(cases.machine, golden, driver).jsdom)
    const possible = coverageOf(golden.paths.map((path) => walkablePart(golden, path, driver)))
    const omitted = [...possible].filter((target) => !walked.has(target) && !/^(pair|case) /.test(target))
    expect(omitted).toEqual([])
  },
)

function refuse(): never {
  throw new Error('the observations depend on the snapshot and its messages alone')
}
const portal = { locale: 'de', ...pageOf(refuse, createTranslate('de')) } as Portal

/**
 * The states, as `one / other`, that a screen's walk cannot distinguish at some snapshot. Calls and messages on the way
 * into a state do not count: they are gone when the customer looks.
 */
function findEqualStates(golden: Golden, driver: Driver): string[] {
  const statesByObservations = new Map<string, Set<string>>()
  for (const path of golden.paths) {
    const start = golden.starts[path.start]
    if (!start) throw new Error(`no start named ${path.start}`)
    const { path: address = '/' } = driver.visit(start, path)
    // A screen can look different at another address.
    window.history.replaceState(null, '', address)
    for (const observed of [start, ...walkablePart(golden, path, driver).steps]) {
      const expected = driver.walk(portal).expects({ ...observed, calls: [], emitted: [] })
      const observations = textOf([address, expected])
      const states = statesByObservations.get(observations) ?? new Set()
      statesByObservations.set(observations, states.add(stateName(observed.value)))
    }
  }
  const equal = [...statesByObservations.values()].filter(({ size }) => size > 1)
  return [...new Set(equal.map((states) => [...states].sort().join(' / ')))].sort()
}

test.each(entries)('X4: states of %s look the same only for a listed reason', (stem, driver) => {
  expect(findEqualStates(readGolden(stem), driver)).toEqual(Object.keys(driver.equalStates ?? {}).sort())
})
