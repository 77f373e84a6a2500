import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGolden } from '../../../tools/paths/golden'
import { screens } from './all'
import type { Screen } from './portal'
import { walkable } from './walkable'

const stems = readdirSync(join(import.meta.dirname, '..', 'golden')).map((file) => file.replace('.json', ''))

test('X4: the paths of every machine are walked on screens', () => {
  expect(Object.keys(screens).sort()).toEqual(stems.sort())
})

/** How many paths the screens let nobody walk to their end. */
function cutPaths([stem, screen]: [string, Screen]): [string, number] {
  const golden = readGolden(stem)
  const isCut = golden.paths.filter((path) => walkable(golden, path, screen).steps.length < path.steps.length)
  return [stem, isCut.length]
}

test('X4: few paths end before their last step, because a screen cannot bring about the next', () => {
  const cut = Object.entries(screens)
    .map(cutPaths)
    .filter(([, count]) => count > 0)
  expect(Object.fromEntries(cut)).toEqual({
    consent: 10,
    account: 17,
    query: 2,
    session: 3,
    supportRequest: 5,
    tariff: 2,
  })
})
