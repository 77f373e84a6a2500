import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dailyShare } from '../../src/domain/dailyShare'
import { forecastOf } from '../../src/domain/forecast'
import { type Allowance, tariffPeriodOf } from '../../src/domain/tariffPeriod'
import { timeMarkOf } from '../../src/domain/timeMark'
import { formatDayAhead, formatWireDate } from '../../src/lib/dates'

const today = new Date(2026, 10, 22, 14)
const inDays = (days: number) => formatWireDate(new Date(2026, 10, 22 + days))
const end = inDays(17)
const days = (balance: number | null, initialBalance: number | null = 28, expiryDate: string | null = end) =>
  tariffPeriodOf({ balance, initialBalance, expiryDate }, today)
const period = days(17)
const data = (more: Allowance): Allowance => ({ balance: 8.6, initialBalance: 15, expiryDate: end, ...more })

describe('the period of a tariff', () => {
  test.each([16, 17, 18])('is told by an account of %d days, 17 before the end', (balance) => {
    expect(days(balance)).toEqual({ length: 28, left: 17 })
  })

  test('ends today at the latest', () => {
    expect(days(0, 28, inDays(0))).toEqual({ length: 28, left: 0 })
    expect(days(0, 28, inDays(-1))).toBeUndefined()
  })

  test.each([
    [15, 28, end],
    [19, 28, end],
    [null, 28, end],
    [17, null, end],
    [17, 0, end],
    [17, 28, null],
    [17, 28, 'bald'],
  ])('is not told by %s of %s until %s', (balance, initialBalance, expiryDate) => {
    expect(days(balance, initialBalance, expiryDate)).toBeUndefined()
  })
})

describe('the forecast of an allowance, 11 days after its start and 17 before its end', () => {
  test.each([
    [8.6, 15, { tier: 'close', days: 14 }],
    [1.2, 5, { tier: 'short', days: 3 }],
    [85, 200, { tier: 'short', days: 8 }],
    [640, 1000, { tier: 'lasts', days: 17 }],
    [15, 15, { tier: 'lasts', days: 17 }],
    // 11 ÷ 17 of it used up: 17 days more, neither more nor less.
    [17, 28, { tier: 'lasts', days: 17 }],
    [0.001, 15, { tier: 'short', days: 0 }],
  ])('%d of %d', (balance, initialBalance, forecast) => {
    expect(forecastOf(data({ balance, initialBalance }), period, today)).toEqual(forecast)
  })

  test('short is less than three quarters of the days left', () => {
    // Four days used and four left, of which three are three quarters.
    const half = tariffPeriodOf({ balance: 4, initialBalance: 8, expiryDate: inDays(4) }, today)
    const with3Days = { balance: 3, initialBalance: 7, expiryDate: inDays(4) }
    expect(forecastOf(with3Days, half, today)).toEqual({ tier: 'close', days: 3 })
    expect(forecastOf({ ...with3Days, balance: 2.99 }, half, today)).toEqual({ tier: 'short', days: 2 })
  })

  test.each<[string, Allowance]>([
    ['ends on another day', { expiryDate: inDays(18) }],
    ['has no end', { expiryDate: null }],
    ['has no beginning', { initialBalance: null }],
    ['began with nothing', { initialBalance: 0, balance: 0 }],
    ['is used up', { balance: 0 }],
    ['is overdrawn', { balance: -1 }],
    ['has no rest', { balance: null }],
    ['has more than at first', { balance: 15.1 }],
    ['is money', { unit: '€' }],
    ['is money by name', { unit: 'EUR' }],
  ])('there is none where it %s', (_, more) => {
    expect(forecastOf(data(more), period, today)).toBeUndefined()
  })

  test.each([
    ['without a period', undefined],
    ['two days after the start', { length: 19, left: 17 }],
  ])('there is none %s', (_, other) => {
    expect(forecastOf(data({}), other, today)).toBeUndefined()
  })

  test('there is none on the last day', () => {
    expect(forecastOf(data({ expiryDate: inDays(0) }), { length: 28, left: 0 }, today)).toBeUndefined()
  })
})

describe('what may be used on a day', () => {
  test.each([
    [data({}), 8.6 / 17],
    [data({ balance: 0 }), undefined],
    [data({ balance: null }), undefined],
    [data({ expiryDate: null }), undefined],
    [data({ expiryDate: 'bald' }), undefined],
    [data({ expiryDate: inDays(0) }), undefined],
    [data({ expiryDate: inDays(1) }), 8.6],
  ])('%o', (account, share) => {
    expect(dailyShare(account, today)).toBe(share)
  })
})

describe('the mark of time', () => {
  test('stands at the share of days left', () => {
    expect(timeMarkOf(data({}), period, today)).toBeCloseTo(17 / 28)
    expect(timeMarkOf(data({ expiryDate: inDays(29) }), { length: 28, left: 29 }, today)).toBe(1)
  })

  test('is on no other allowance', () => {
    expect(timeMarkOf(data({ expiryDate: inDays(16) }), period, today)).toBeUndefined()
    expect(timeMarkOf(data({ expiryDate: null }), period, today)).toBeUndefined()
    expect(timeMarkOf(data({}), undefined, today)).toBeUndefined()
  })
})

test('a day ahead is written without its year', () => {
  expect(formatDayAhead(14, today)).toBe('06.12.')
  expect(formatDayAhead(40, today)).toBe('01.01.')
})

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

test('nothing odd is derived, whatever the provider tells', () => {
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

test('a forecast of any days ahead is a sound one, for accounts that carry one', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 4, max: 60 })
        .chain((length) => fc.tuple(fc.constant(length), fc.integer({ min: 1, max: length - 3 }))),
      fc.double({ noNaN: true, min: 0.01, max: 1 }),
      fc.double({ noNaN: true, min: 0.1, max: 10_000 }),
      ([length, left], share, initialBalance) => {
        const expiryDate = inDays(left)
        const allowance = { balance: initialBalance * share, initialBalance, expiryDate }
        const forecast = forecastOf(allowance, { length, left }, today)
        expect(forecast).toBeDefined()
        // Ahead of time or not: what is left of the amount against what is left of the days.
        if (share > left / length + 0.001) expect(forecast?.tier).toBe('lasts')
        if (share < left / length - 0.001) expect(forecast?.tier).not.toBe('lasts')
      },
    ),
  )
})
