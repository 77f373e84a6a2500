import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dailyShare } from '../../src/domain/dailyShare'
import { forecastOf } from '../../src/domain/forecast'
import type { ItemAmount } from '../../src/domain/itemAmount'
import { projectedUseOf } from '../../src/domain/projectedUse'
import { type Allowance, tariffPeriodOf } from '../../src/domain/tariffPeriod'
import { timeMarkOf } from '../../src/domain/timeMark'
import { formatDayAhead, formatWireDate } from '../../src/lib/dates'

const today = new Date(2026, 10, 22, 14)
const inDays = (days: number) => formatWireDate(new Date(2026, 10, 22 + days))
/** A period of 28 days, 17 days before its end. */
const period = { length: 28, left: 17 }
const end = inDays(17)
const data = (more: Allowance = {}) => ({
  ...{ balance: 8.6, initialBalance: 15, unit: 'GB', expiryDate: end },
  ...more,
})
/** Allowances of which nothing can be derived, neither a forecast nor a projection. */
const unusable: [why: string, more: Allowance][] = [
  ['ends a day later', { expiryDate: inDays(18) }],
  ['ends a day earlier', { expiryDate: inDays(16) }],
  ['has no end', { expiryDate: null }],
  ['has no start', { initialBalance: null }],
  ['has no rest', { balance: null }],
  ['is used up', { balance: 0 }],
  ['is overdrawn', { balance: -1 }],
  ['has more than at the start', { balance: 15.01 }],
  ['is money', { unit: '€' }],
  ['is money by name', { unit: 'EUR' }],
]

describe('the period of a tariff', () => {
  it.each<[balance: number | null, length: number | null, expiryDate: string | null, left?: number]>([
    [16, 28, end, 17],
    [17, 28, end, 17],
    [18, 28, end, 17],
    [0, 28, inDays(0), 0],
    [0, 1, inDays(0), 0],
    [15.9, 28, end],
    [18.1, 28, end],
    [0, 28, inDays(-1)],
    [0, 0, inDays(0)],
    [17, 0, end],
    [null, 28, end],
    [17, null, end],
    [17, 28, null],
    [17, 28, 'bald'],
  ])('is known from %s of %s days until %s: %s left', (balance, initialBalance, expiryDate, left) => {
    const found = tariffPeriodOf({ balance, initialBalance, expiryDate }, today)
    expect(found).toEqual(left === undefined ? undefined : { length: initialBalance, left })
  })
})

describe('the forecast of an allowance', () => {
  it.each([
    [8.6, 15, { tier: 'close', days: 14 }],
    [0.5, 1, { tier: 'short', days: 11 }],
    [1.2, 5, { tier: 'short', days: 3 }],
    [85, 200, { tier: 'short', days: 8 }],
    [640, 1000, { tier: 'lasts', days: 17 }],
    [15, 15, { tier: 'lasts', days: 17 }],
    // 11 of 28 days have passed, and 11/28 is used: it lasts exactly until the end.
    [17, 28, { tier: 'lasts', days: 17 }],
    [16.99, 28, { tier: 'close', days: 16 }],
    [17.01, 28, { tier: 'lasts', days: 17 }],
    [0.001, 15, { tier: 'short', days: 0 }],
  ])('of %d of %d', (balance, initialBalance, forecast) => {
    expect(forecastOf(data({ balance, initialBalance }), period, today)).toEqual(forecast)
  })

  it.each([
    [2.99, 'short', 2],
    [3, 'close', 3],
    [3.01, 'close', 3],
  ])('is short below three quarters of the days: %d for 4 days after 4 days is %s', (balance, tier, days) => {
    const allowance = { balance, initialBalance: balance + 4, expiryDate: inDays(4) }
    expect(forecastOf(allowance, { length: 8, left: 4 }, today)).toEqual({ tier, days })
  })

  it.each(unusable)('is unknown if it %s', (_, more) => {
    expect(forecastOf(data(more), period, today)).toBeUndefined()
  })

  it.each([
    [19, 17, false],
    [20, 17, true],
    [21, 17, true],
    [28, 1, true],
    [28, 0, false],
  ])(
    'needs 3 days of use, and a day left: of %d days with %d left it is known: %s',
    (length, left, isKnown) => {
      const forecast = forecastOf(data({ expiryDate: inDays(left) }), { length, left }, today)
      expect(forecast !== undefined).toBe(isKnown)
    },
  )

  it('needs a period, and a start above 0', () => {
    expect(forecastOf(data(), undefined, today)).toBeUndefined()
    expect(forecastOf(data({ initialBalance: 0, balance: 0 }), period, today)).toBeUndefined()
  })
})

it.each([
  [data(), 8.6 / 17],
  [data({ balance: 0.01 }), 0.01 / 17],
  [data({ balance: 0 }), undefined],
  [data({ balance: -1 }), undefined],
  [data({ balance: null }), undefined],
  [data({ expiryDate: null }), undefined],
  [data({ expiryDate: 'bald' }), undefined],
  [data({ expiryDate: inDays(0) }), undefined],
  [data({ expiryDate: inDays(1) }), 8.6],
  [data({ expiryDate: inDays(2) }), 4.3],
])('the daily share of %o is %s', (account, share) => expect(dailyShare(account, today)).toBe(share))

it.each([
  [17, period, 17 / 28],
  [28, { length: 28, left: 28 }, 1],
  [29, { length: 28, left: 29 }, 1],
  [16, period, undefined],
  [17, undefined, undefined],
])('the time mark of an allowance for %d days is in the period %o at %s', (days, of, share) => {
  expect(timeMarkOf(data({ expiryDate: inDays(days) }), of, today)).toBe(share)
})

it('a day ahead is written without its year', () => {
  expect(formatDayAhead(14, today)).toBe('06.12.')
  expect(formatDayAhead(40, today)).toBe('01.01.')
})

describe('the projected use in a period', () => {
  const items: ItemAmount[] = [
    { number: 1000, unit: 'Minuten' },
    { number: 15, unit: 'GB' },
  ]
  const minutes = { balance: 640, initialBalance: 1000, unit: 'min', expiryDate: end }
  const use = (accounts: Allowance[], of = period, offered = items) =>
    projectedUseOf(offered, accounts, of, today)?.amounts

  it('rounds minutes to tens, all else to ones', () => {
    expect(projectedUseOf(items, [data(), minutes], period, today)).toEqual({
      length: 28,
      elapsed: 11,
      amounts: [
        { number: 920, unit: 'Minuten' },
        { number: 16, unit: 'GB' },
      ],
      isWhole: true,
    })
  })

  it.each([
    [15, 0],
    [14.99, 0],
    [8.3, 17],
    [0.01, 38],
  ])('with %d GB of 15 left is %d GB', (balance, number) => {
    expect(use([data({ balance })])).toEqual([{ number, unit: 'GB' }])
  })

  it.each<[string, Allowance]>([
    ...unusable,
    ['began with another amount', { initialBalance: 20 }],
    ['has another unit', { unit: 'MB' }],
    ['has no unit', { unit: null }],
  ])('is unknown for an allowance that %s', (_, more) => {
    expect(use([data(more)])).toBeUndefined()
    expect(projectedUseOf(items, [data(more), minutes], period, today)).toEqual({
      length: 28,
      elapsed: 11,
      amounts: [{ number: 920, unit: 'Minuten' }],
      isWhole: false,
    })
  })

  it('is unknown if two allowances fit an item, or two items fit an allowance', () => {
    expect(use([data(), data({ balance: 2 })])).toBeUndefined()
    expect(use([data()], period, [...items, { number: 15, unit: 'GB in der EU' }])).toBeUndefined()
  })

  it('rounds megabytes to tens', () => {
    const megabytes = { ...minutes, unit: 'MB' }
    expect(use([megabytes], period, [{ number: 1000, unit: 'MB' }])).toEqual([{ number: 920, unit: 'MB' }])
  })

  it('is unknown for money', () => {
    const credit = { balance: 4, initialBalance: 10, unit: '€', expiryDate: end }
    expect(use([credit], period, [{ number: 10, unit: '€' }])).toBeUndefined()
  })

  it.each([
    [21, undefined],
    [22, 1],
    [23, 1],
  ])(
    'needs 5 days of use, and a period: of %d days with 17 left it is known of %s items',
    (length, count) => {
      expect(use([data()], { length, left: 17 })?.length).toBe(count)
      expect(projectedUseOf(items, [data()], undefined, today)).toBeUndefined()
    },
  )
})

describe('whatever the provider answers', () => {
  const amount = fc.oneof(
    fc.constant(null),
    fc.integer({ min: -5, max: 60 }),
    fc.double({ noNaN: true, min: 0, max: 60 }),
  )
  const account = fc.record({
    balance: amount,
    initialBalance: amount,
    unit: fc.constantFrom(null, 'GB', '€'),
    expiryDate: fc.oneof(fc.constantFrom(null, '', 'bald'), fc.integer({ min: -3, max: 31 }).map(inDays)),
  })

  it('forecast, time mark and daily share are within their bounds', () => {
    fc.assert(
      fc.property(account, account, (tariff, allowance) => {
        const found = tariffPeriodOf(tariff, today)
        const forecast = forecastOf(allowance, found, today)
        const mark = timeMarkOf(allowance, found, today)
        const share = dailyShare(allowance, today)
        if (!found) expect([forecast, mark]).toEqual([undefined, undefined])
        if (share !== undefined) expect(Number.isFinite(share) && share >= 0).toBe(true)
        if (mark !== undefined) expect(mark >= 0 && mark <= 1).toBe(true)
        if (!forecast) return
        expect(mark).toBeDefined()
        expect(allowance.unit).not.toBe('€')
        if (forecast.tier === 'lasts') return expect(forecast.days).toBe(found?.left)
        expect(Number.isInteger(forecast.days)).toBe(true)
        expect(forecast.days).toBeGreaterThanOrEqual(0)
        expect(forecast.days).toBeLessThan(found?.left ?? 0)
      }),
      { numRuns: 2_000 },
    )
  })
})
