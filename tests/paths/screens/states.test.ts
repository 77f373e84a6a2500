// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { readGolden } from '../../../tools/paths/golden'
import { stems } from '../alphabets'
import { alikeStates, forgottenEvents } from './alikeStates'
import { screens } from './all'
import type { Screen } from './portal'
import { walkable } from './walkable'

const drivers = Object.entries<Screen>(screens)

test('X4: every machine has a driver for its screen', () => {
  expect(Object.keys(screens).sort()).toEqual([...stems].sort())
})

test('X4: only the known paths stop early because a screen cannot cause their next event', () => {
  const cutPaths = drivers.map(([stem, screen]) => {
    const golden = readGolden(stem)
    const cut = golden.paths.filter((path) => walkable(golden, path, screen).steps.length < path.steps.length)
    return [stem, cut.length] as const
  })
  expect(Object.fromEntries(cutPaths.filter(([, count]) => count > 0))).toEqual({
    consent: 10,
    account: 17,
    query: 2,
    session: 3,
    supportRequest: 5,
    tariff: 2,
  })
})

describe.each(drivers)('X4: the screen of %s', (stem, screen) => {
  test('shows every state as no other is shown, unless a reason is given', () => {
    expect(alikeStates(readGolden(stem), screen)).toEqual(Object.keys(screen.alike ?? {}).sort())
  })

  test('brings about every event of its paths', () => {
    expect(forgottenEvents(readGolden(stem), screen)).toEqual([])
  })
})
