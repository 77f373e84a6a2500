import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Offer, tariffDifferenceOf } from '../../src/domain/tariffDifference'

const offer = (value: number | null, titles: (string | null)[], more: Offer = {}): Offer => ({
  price: { value, label: '€' },
  durationLabel: '28 Tage',
  descriptionItems: titles.map((title) => ({ title, subtitle: 'davon 5 GB in der EU' })),
  ...more,
})
const medium = offer(14.9, ['1000 Minuten', '15 GB'])
const large = offer(24.9, ['2.000 Minuten', '40 GB'])

describe('what another tariff is more or less than the one in use', () => {
  test.each([
    [large, 10, [1000, 25]],
    [offer(9.9, ['500 Minuten', '5 GB']), -5, [-500, -10]],
    [medium, 0, [0, 0]],
    // In the order of the tariff in use; what that one does not hold is not compared.
    [offer(14.95, ['15,3 GB', '100 SMS', '1000 Minuten']), 0.05, [0, 0.3]],
  ])('%j', (other, value, numbers) => {
    expect(tariffDifferenceOf(medium, other)).toEqual({
      price: { value, label: '€' },
      items: numbers.map((number, index) => ({ number, unit: index ? 'GB' : 'Minuten' })),
    })
  })

  test.each([
    ['runs for another time', offer(5, ['1 Minuten', '1 GB'], { durationLabel: 'pro Monat' })],
    ['does not say for how long', offer(5, ['1 Minuten', '1 GB'], { durationLabel: null })],
    ['lacks an item', offer(5, ['5 GB'])],
    ['counts in another unit', offer(5, ['1 Minuten', '500 MB'])],
    ['leaves open which item is meant', offer(5, ['1 Minuten', '5 GB', '2 GB'])],
    ['has an item without a number', offer(5, ['1 Minuten', null])],
    ['says nothing of itself', {}],
  ])('is not told of one that %s', (_, other) => {
    expect(tariffDifferenceOf(medium, other)).toBeUndefined()
  })

  test('is not told where a tariff cannot be told from a package, or where nothing lasts as long as the other', () => {
    expect(tariffDifferenceOf(offer(20, ['30 GB']), offer(5, ['5 GB']))).toBeUndefined()
    expect(tariffDifferenceOf({ ...medium, durationLabel: null }, large)).toBeUndefined()
    expect(
      tariffDifferenceOf({ ...medium, durationLabel: null }, { ...large, durationLabel: null }),
    ).toBeUndefined()
  })

  test.each<[string, Offer['price']]>([
    ['is not known', undefined],
    ['is null', { value: null, label: '€' }],
    ['is in another currency', { value: 24.9, label: 'RSD' }],
    ['is for another time', { value: 24.9, label: '€ / Monat' }],
  ])('of the price nothing is told that %s', (_, price) => {
    const items = tariffDifferenceOf(medium, large)?.items
    expect(tariffDifferenceOf(medium, { ...large, price })).toEqual({ price: undefined, items })
    expect(tariffDifferenceOf({ ...medium, price }, large)).toEqual({ price: undefined, items })
  })

  test('a label that holds the amount as well is still the same', () => {
    const said = { value: 24.9, label: '24,90 €' }
    expect(tariffDifferenceOf(medium, { ...large, price: said })?.price).toEqual({ value: 10, label: '€' })
  })
})

test('there and back again is the same with the other sign', () => {
  const cents = fc.integer({ min: 0, max: 1e6 })
  const any = fc
    .tuple(cents, cents, cents)
    .map(([price, minutes, gb]) =>
      offer(price / 100, [`${minutes} Minuten`, `${String(gb / 100).replace('.', ',')} GB`]),
    )
  fc.assert(
    fc.property(any, any, (one, other) => {
      const there = tariffDifferenceOf(one, other)
      const back = tariffDifferenceOf(other, one)
      expect(there?.items).toHaveLength(2)
      expect(there?.price?.value).toBe(0 - (back?.price?.value ?? Number.NaN))
      expect(there?.items.map(({ number }) => number)).toEqual(back?.items.map(({ number }) => 0 - number))
      expect((one.price?.value ?? 0) + (there?.price?.value ?? 0)).toBeCloseTo(other.price?.value ?? 0, 6)
    }),
  )
})
