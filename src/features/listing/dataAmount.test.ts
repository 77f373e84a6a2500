import { expect, it } from 'vitest'
import { readableAmount } from './dataAmount'

it.each([
  [
    { units: 9_999, unit: 'MB' },
    { units: 9_999, unit: 'MB' },
  ],
  [
    { units: 10_000, unit: 'MB' },
    { units: 10, unit: 'GB' },
  ],
  [
    { units: -11_664, unit: 'MB' },
    { units: -11.7, unit: 'GB' },
  ],
  [
    { units: 20_000, unit: 'SMS' },
    { units: 20_000, unit: 'SMS' },
  ],
])('U3: %j is written as %j', (amount, written) => {
  expect(readableAmount(amount)).toEqual(written)
})
