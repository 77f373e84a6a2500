import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ItemAmount } from '../../src/domain/itemAmount'
import { projectedUseOf } from '../../src/domain/projectedUse'
import type { Allowance } from '../../src/domain/tariffPeriod'
import { formatWireDate } from '../../src/lib/dates'

const today = new Date(2026, 10, 22, 14)
const inDays = (days: number) => formatWireDate(new Date(2026, 10, 22 + days))
const period = { length: 28, left: 17 }
const items: ItemAmount[] = [
  { number: 1000, unit: 'Minuten' },
  { number: 15, unit: 'GB' },
]
const minutes = { balance: 640, initialBalance: 1000, unit: 'min', expiryDate: inDays(17) }
const data = { balance: 8.6, initialBalance: 15, unit: 'GB', expiryDate: inDays(17) }
const use = (accounts: Allowance[], of = period, offered = items) =>
  projectedUseOf(offered, accounts, of, today)?.amounts

describe('own use in a whole period, 11 days after its start', () => {
  test('minutes by tens, all else by ones', () => {
    expect(projectedUseOf(items, [data, minutes], period, today)).toEqual({
      length: 28,
      elapsed: 11,
      amounts: [
        { number: 920, unit: 'Minuten' },
        { number: 16, unit: 'GB' },
      ],
      isWhole: true,
    })
  })

  test.each([
    ['nothing used', { balance: 15 }, 0],
    ['nearly all used', { balance: 0.01 }, 38],
  ])('%s', (_, more, number) => {
    expect(use([{ ...data, ...more }])).toEqual([{ number, unit: 'GB' }])
  })

  test.each<[string, Partial<Allowance>]>([
    ['ends on another day', { expiryDate: inDays(18) }],
    ['has no end', { expiryDate: null }],
    ['began with another amount', { initialBalance: 20 }],
    ['has no beginning', { initialBalance: null }],
    ['has no rest', { balance: null }],
    ['is used up, so that more may have been wanted', { balance: 0 }],
    ['is overdrawn', { balance: -1 }],
    ['has more than at first', { balance: 15.1 }],
    ['is of another unit', { unit: 'MB' }],
    ['has no unit', { unit: null }],
  ])('is not told of an allowance that %s', (_, more) => {
    expect(use([{ ...data, ...more }])).toBeUndefined()
    expect(projectedUseOf(items, [{ ...data, ...more }, minutes], period, today)).toEqual({
      length: 28,
      elapsed: 11,
      amounts: [{ number: 920, unit: 'Minuten' }],
      isWhole: false,
    })
  })

  test('is not told where two allowances may be the one of the item, or two items the one of the allowance', () => {
    expect(use([data, { ...data, balance: 2 }])).toBeUndefined()
    expect(use([data], period, [...items, { number: 15, unit: 'GB in der EU' }])).toBeUndefined()
  })

  test('is not told of money', () => {
    const credit = { balance: 4, initialBalance: 10, unit: '€', expiryDate: inDays(17) }
    expect(use([credit], period, [{ number: 10, unit: '€' }])).toBeUndefined()
  })

  test('is not told before the fifth day, nor without a period', () => {
    expect(use([data], { length: 22, left: 17 })).toHaveLength(1)
    expect(use([data], { length: 21, left: 17 })).toBeUndefined()
    expect(projectedUseOf(items, [data], undefined, today)).toBeUndefined()
  })
})

test('is at least what was used so far, to the step it is told in', () => {
  const days = fc
    .integer({ min: 5, max: 31 })
    .chain((length) => fc.tuple(fc.constant(length), fc.integer({ min: 0, max: length - 5 })))
  fc.assert(
    fc.property(
      days,
      fc.constantFrom('GB', 'Minuten', 'SMS'),
      fc.integer({ min: 1, max: 5_000 }),
      fc.double({ noNaN: true, min: 0.001, max: 1 }),
      ([length, left], unit, number, share) => {
        const balance = number * share
        const account = { balance, initialBalance: number, unit, expiryDate: inDays(left) }
        const [amount] = use([account], { length, left }, [{ number, unit }]) ?? []
        const step = unit === 'Minuten' ? 10 : 1
        expect(amount?.unit).toBe(unit)
        expect((amount?.number ?? 0.5) % step).toBe(0)
        expect(amount?.number).toBeGreaterThanOrEqual(number - balance - step / 2 - 1e-6)
      },
    ),
  )
})
