import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coveredRenewals } from '../../src/domain/coveredRenewals'
import { renewsByItself } from '../../src/domain/renewingTariff'

describe('renewals that a balance covers', () => {
  it.each([
    [43.4, 14.9, 2],
    [14.9, 14.9, 1],
    [14.89, 14.9, null],
    [29.8, 14.9, 2],
    // Not one less, whatever the computer makes of 0.3 by 0.1.
    [0.3, 0.1, 3],
    [50, 9.9, 5],
    [0, 14.9, null],
    [-3.1, 14.9, null],
    [43.4, 0, null],
    [43.4, 0.001, null],
    [43.4, -5, null],
    [43.4, null, null],
    [43.4, undefined, null],
    [43.4, Number.NaN, null],
    [Number.NaN, 14.9, null],
  ])('of %s € at %s € are %s', (balance, value, count) => {
    expect(coveredRenewals(balance, { value })).toBe(count)
  })

  it.each([
    [null, 2],
    ['', 2],
    ['€', 2],
    [' EUR ', 2],
    ['14,90 €', 2],
    ['RSD', null],
    ['€ / Tag', null],
    ['Punkte', null],
  ])('are counted beside the label %s: %s', (label, count) => {
    expect(coveredRenewals(43.4, { value: 14.9, label })).toBe(count)
  })

  it.each([null, undefined])('are not known without a price: %s', (price) => {
    expect(coveredRenewals(43.4, price)).toBeNull()
  })

  it('are paid by the balance, and one more is not', () => {
    const cents = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(cents, cents, (balance, price) => {
        const count = coveredRenewals(balance / 100, { value: price / 100 }) ?? 0
        expect(count * price).toBeLessThanOrEqual(balance)
        expect((count + 1) * price).toBeGreaterThan(balance)
      }),
    )
  })

  it('are whole and at least one, or not told, whatever the provider says', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (balance, value) => {
        const count = coveredRenewals(balance, { value })
        expect(count === null || (count >= 1 && Number.isInteger(count))).toBe(true)
      }),
    )
  })
})

it.each([
  ['Mtel Free M', true],
  ['mtel free', true],
  ['Mtel Freedom', false],
  ['Paket Mtel Free', false],
  ['', false],
])('%s renews by itself: %s', (name, renews) => {
  expect(renewsByItself(name)).toBe(renews)
})
