import { expect, test } from 'vitest'
import { axisDays } from '../../src/screens/listing/axisDays'

test.each([
  [30, 32, [1, 8, 15, 22, 29]],
  [28, 0, [1, 8, 15, 22]],
  [30, 22, [1, 8, 15, 29, 22]],
  [30, 23, [1, 8, 15, 29, 23]],
  [30, 18, [1, 8, 15, 22, 29, 18]],
  [31, 31, [1, 8, 15, 22, 31]],
])('of %d days, of which the %dth is today, these have their number', (length, today, days) => {
  expect(axisDays(length, today)).toEqual(days)
})
