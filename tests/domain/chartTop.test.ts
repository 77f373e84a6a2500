import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartTop } from '../../src/domain/chartTop'

test.each([
  [276, 300],
  [300, 300],
  [301, 400],
  [1, 2],
  [3, 4],
  [9, 10],
  [10, 10],
  [11, 20],
  [25, 30],
  [0.3, 0.4],
  [0.001, 0.02],
  [12_960, 20_000],
])('a scale for %d goes up to %d', (highest, top) => {
  expect(chartTop(highest)).toBe(top)
})

test('a scale holds its highest amount, and no more than twenty times as much', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), (highest) => {
      const top = chartTop(highest)
      expect(top).toBeGreaterThanOrEqual(highest)
      expect(top).toBeLessThanOrEqual(highest * 20)
    }),
  )
})
