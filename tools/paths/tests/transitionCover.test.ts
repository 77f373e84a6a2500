import { expect, test } from 'vitest'
import { alphabet } from '../../../tests/paths/topUp.alphabet'
import { readGolden } from '../golden'
import { createCounter } from '../report/figures'
import { takingEveryTransition } from '../transitionCover'

const golden = readGolden('topUp')

test('X4: of the paths of a machine, few take every transition of all of them', () => {
  const chosen = takingEveryTransition(alphabet.machine, golden, golden.paths)
  const count = createCounter(alphabet)
  const { states, transitions, guards, requirements, pairs } = count(
    chosen.map((path) => ({ path, steps: path.steps.length })),
  )
  for (const { open } of [states, transitions, guards, requirements]) expect(open).toEqual([])
  expect(new Set(chosen.map(({ start }) => start))).toEqual(new Set(Object.keys(golden.starts)))
  expect(chosen.length).toBeLessThan(golden.paths.length / 2)
  expect(pairs.open).not.toEqual([])
})
