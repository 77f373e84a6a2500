import { expect, test } from 'vitest'
import { readGolden } from '../../../tools/paths/golden'
import { stems } from '../alphabets'
import { screens } from './all'
import { findIndistinguishableStates } from './indistinguishableStates'
import type { Screen } from './portal'
import { walkablePart } from './walkable'

const drivers = Object.entries<Screen>(screens)

test('X4: every machine has a driver for its screen', () => {
  expect(Object.keys(screens).sort()).toEqual([...stems].sort())
})

test('X4: only the known paths stop early because a screen cannot cause their next event', () => {
  const cutPaths = drivers.map(([stem, screen]) => {
    const golden = readGolden(stem)
    const cut = golden.paths.filter(
      (path) => walkablePart(golden, path, screen).steps.length < path.steps.length,
    )
    return [stem, cut.length] as const
  })
  expect(Object.fromEntries(cutPaths.filter(([, count]) => count > 0))).toEqual({
    consent: 10,
    account: 17,
    query: 2,
    session: 3,
    support: 5,
    tariff: 2,
  })
})

test.each(drivers)('X4: states of %s look the same only for a listed reason', (stem, screen) => {
  expect(findIndistinguishableStates(readGolden(stem), screen)).toEqual(
    Object.keys(screen.indistinguishableStates ?? {}).sort(),
  )
})
