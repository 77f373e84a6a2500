// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { readGolden } from '../../../tools/paths/golden'
import { alikeStates, forgottenEvents } from './alikeStates'
import { screens } from './all'
import type { Screen } from './portal'

describe.each<[string, Screen]>(Object.entries(screens))('X4: the screen of %s', (stem, screen) => {
  test('shows every state as no other is shown, unless a reason is given', () => {
    expect(alikeStates(readGolden(stem), screen)).toEqual(Object.keys(screen.alike ?? {}).sort())
  })

  test('brings about every event of its paths', () => {
    expect(forgottenEvents(readGolden(stem), screen)).toEqual([])
  })
})
