import { describe, expect, test } from 'vitest'
import { coversPeriod, creditAfter } from '../../src/domain/credit'
import { isEuro } from '../../src/domain/price'

const tariff = (value: number | null, label: string | null = '€', name = 'Mtel Free M') => ({
  name,
  price: { value, label },
})

describe('a balance of 23.40 €', () => {
  test.each([
    [14.9, 8.5, true],
    [23.4, 0, true],
    [30, -6.6, false],
    [null, null, null],
  ])('after a tariff for %s', (price, after, covers) => {
    expect(creditAfter(tariff(price), 23.4)).toBe(after)
    expect(coversPeriod(tariff(price), 23.4)).toBe(covers)
  })

  test.each(['RSD', '14,90 RSD', '$', '€ + 5 SMS'])('is not set against a price in %s', (label) => {
    expect(creditAfter(tariff(14.9, label), 23.4)).toBeNull()
    expect(coversPeriod(tariff(14.9, label), 23.4)).toBeNull()
  })

  test.each(['€', '', null, 'EUR', 'eur', '14,90 €', '14,90 EUR'])(
    'is set against a price in %s',
    (label) => {
      expect(isEuro({ value: 14.9, label })).toBe(true)
      expect(creditAfter(tariff(14.9, label), 23.4)).toBe(8.5)
    },
  )
})

test('a balance that is not known, and a tariff that does not renew, say nothing', () => {
  expect(creditAfter(tariff(14.9), null)).toBeNull()
  expect(coversPeriod(tariff(14.9), null)).toBeNull()
  expect(coversPeriod(tariff(14.9, '€', 'Flex 20'), 23.4)).toBeNull()
})
