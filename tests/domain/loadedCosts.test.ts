import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayStarts } from '../../src/domain/dayStarts'
import { loadedCosts } from '../../src/domain/loadedCosts'
import type { Price } from '../../src/domain/price'

const euro = (value: number | null): Price => ({ value, label: '€' })
const costs = (...prices: (Price | null | undefined)[]) => loadedCosts(prices.map((price) => ({ price })))

describe('the costs of what is loaded', () => {
  test.each<[number | undefined, (Price | null | undefined)[]]>([
    [0, []],
    [0.75, [euro(0.5), euro(0.25)]],
    [0.5, [euro(0.5), null, undefined, euro(null), {}]],
    [1, [{ value: 0.5 }, { value: 0.25, label: null }, { value: 0.25, label: '' }]],
    [2.47, [{ value: 2.47, label: '2,47 €' }]],
    [undefined, [euro(0.5), { value: 120, label: 'RSD' }]],
    [undefined, [{ value: 120, label: '120,00 RSD' }]],
    // What has no value was charged in no currency.
    [0.5, [euro(0.5), { value: null, label: 'RSD' }]],
  ])('are %s euro', (sum, prices) => {
    expect(costs(...prices)).toBe(sum)
  })

  test('are never told where another currency is among them', () => {
    const price = fc.record({
      value: fc.integer({ min: 0, max: 500 }),
      label: fc.constantFrom('€', '', 'RSD', null),
    })
    fc.assert(
      fc.property(fc.array(price), (prices) => {
        const sum = prices.reduce((total, { value }) => total + value, 0)
        expect(costs(...prices)).toBe(prices.some(({ label }) => label === 'RSD') ? undefined : sum)
      }),
    )
  })
})

describe('the days of the list', () => {
  const on = (day: number, value = 1, label = '€') => ({
    date: `${String(day).padStart(2, '0')}.11.2026 14:05`,
    price: { value, label },
  })
  const starts = (entries: Parameters<typeof dayStarts>[0], isComplete = true) =>
    [...dayStarts(entries, isComplete)].map(([index, { date, costs: sum }]) => [index, date.getDate(), sum])

  test('begin with their first entry, and tell what they cost', () => {
    expect(starts([on(21), on(21, 2), on(20, 0), on(18)])).toEqual([
      [0, 21, 3],
      [2, 20, 0],
      [3, 18, 1],
    ])
  })

  test('do not tell it of the oldest while more of it may come', () => {
    expect(starts([on(21), on(20)], false)).toEqual([
      [0, 21, 1],
      [1, 20, undefined],
    ])
  })

  test('do not tell it of a day that is in another currency', () => {
    expect(starts([on(21, 120, 'RSD'), on(21), on(20)])).toEqual([
      [0, 21, undefined],
      [2, 20, 1],
    ])
  })

  test('do not tell it of any where entries do not come newest first', () => {
    expect(starts([on(20), on(21), on(20)])).toEqual([
      [0, 20, undefined],
      [1, 21, undefined],
      [2, 20, undefined],
    ])
  })

  test.each([undefined, '', 'gestern'])(
    'begin anew after an entry of no day, and cost no one knows how much: %s',
    (date) => {
      expect(starts([on(21), { date, price: euro(1) }, on(21)])).toEqual([
        [0, 21, undefined],
        [2, 21, undefined],
      ])
    },
  )
})
