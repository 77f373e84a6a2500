import { expect, test } from 'vitest'
import { loadAlphabet } from '../../../tests/paths/alphabets'
import { createCounter } from '../coverage'
import { figuresTable } from '../figures'
import { readGolden } from '../golden'
import { takingEveryTransition } from '../transitionCover'

test('X4: the report counts for each system what its paths cover', async () => {
  const [, actor, jsdom, ...others] = (await figuresTable(['session'], ['actor', 'jsdom'])).split('\n')
  expect(actor).toMatch(/^session +actor +7 +(?:(\d+)\/\1 *)+$/)
  expect(jsdom).toMatch(/^session +jsdom +7 /)
  expect(jsdom).not.toMatch(/(?: (\d+)\/\1 *)+$/)
  expect(others).toEqual([])
})

test('X4: of the paths of a machine, few take every transition of all of them', async () => {
  const golden = readGolden('topUp')
  const alphabet = await loadAlphabet('topUp')
  const chosen = takingEveryTransition(alphabet.machine, golden, golden.paths)
  const [states, transitions, pairs, , guards, requirements] = createCounter(alphabet)(chosen)
  for (const figure of [states, transitions, guards, requirements]) expect(figure).toMatch(/^(\d+)\/\1$/)
  expect(pairs).not.toMatch(/^(\d+)\/\1$/)
  expect(new Set(chosen.map(({ start }) => start))).toEqual(new Set(Object.keys(golden.starts)))
  expect(chosen.length).toBeLessThan(golden.paths.length / 2)
})
