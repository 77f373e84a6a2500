import { expect, it } from 'vitest'
import { balanceAfter } from '../../src/domain/balanceAfter'

it.each([
  [23.4, 20, 43.4],
  [0, 10, 10],
  [-3.1, 50, 46.9],
  // Not a cent more than it is, whatever the computer makes of thirds of a cent.
  [0.1, 10.2, 10.3],
  [23.4, 9.99, null],
  [23.4, 50.01, null],
  [23.4, null, null],
  [null, 20, null],
  [undefined, 20, null],
])('of %s € and %s € is %s €', (balance, amount, after) => {
  expect(balanceAfter(balance, amount)).toBe(after)
})
