import { describe, expect, it } from 'vitest'
import { dailyShare, type Forecast, forecastOf } from '../features/overview/forecast'
import { projectedUseOf } from '../features/tariffs/tariffFit'
import { formatApiDate } from '../lib/formats/dates'
import type { ItemAmount } from './itemAmount'
import { type Allowance, tariffPeriodOf } from './tariffPeriod'

const today = new Date(2026, 10, 22, 14)
const inDays = (days: number) => formatApiDate(new Date(2026, 10, 22 + days))
/** A period of 28 days, 17 days before its end. */
const period = { length: 28, left: 17 }
const end = inDays(17)
const data = (overrides: Allowance = {}): Allowance => ({
  ...{ balance: 8.6, initialBalance: 15, unit: 'GB', expiryDate: end },
  ...overrides,
})
/** Allowances of which nothing can be derived, neither a forecast nor a projection. */
const unusable: Allowance[] = [
  { expiryDate: inDays(18) },
  { expiryDate: inDays(16) },
  { expiryDate: null },
  { initialBalance: null },
  { initialBalance: 0, balance: 0 },
  { balance: null },
  { balance: 0 },
  { balance: 15.01 },
  { unit: 'EUR' },
]

it.each<[balance: number | null, length: number | null, expiryDate: string | null, left?: number]>([
  [16, 28, end, 17],
  [18, 28, end, 17],
  [0, 1, inDays(0), 0],
  [18.1, 28, end],
  [0, 28, inDays(-1)],
  [17, 0, end],
  [null, 28, end],
  [17, null, end],
  [17, 28, null],
  [17, 28, 'bald'],
])('the tariff period, from %s of %s days until %s: %s left', (balance, initialBalance, expiryDate, left) => {
  const found = tariffPeriodOf({ balance, initialBalance, expiryDate }, today)
  expect(found).toEqual(left === undefined ? undefined : { length: initialBalance, left })
})

describe('the forecast of an allowance', () => {
  type Tier = Pick<Forecast, 'tier' | 'days'>
  const lasts = (days: number): Tier => ({ tier: 'lasts', days })
  const nearly = (days: number): Tier => ({ tier: 'nearly', days })
  const short = (days: number): Tier => ({ tier: 'short', days })

  it.each<[more: Allowance, forecast: Tier | undefined, length?: number, left?: number]>([
    [{ balance: 8.6, initialBalance: 15 }, nearly(14)],
    [{ balance: 640, initialBalance: 1000 }, lasts(17)],
    [{ balance: 15, initialBalance: 15 }, lasts(17)],
    // 11 of 28 days have passed, and 11/28 is used: it lasts exactly until the end.
    [{ balance: 17, initialBalance: 28 }, lasts(17)],
    [{ balance: 16.99, initialBalance: 28 }, nearly(16)],
    // 13 of 17 days are above three quarters.
    [{ balance: 15.3, initialBalance: 28 }, nearly(13)],
    [{ balance: 14.8, initialBalance: 28 }, short(12)],
    [{ balance: 17.01, initialBalance: 28 }, lasts(17)],
    [{ balance: 0.001, initialBalance: 15 }, short(0)],
    // It needs three days of use, and a day left.
    [{}, undefined, 19],
    [{}, short(4), 20],
    [{}, lasts(1), 28, 1],
    [{}, undefined, 28, 0],
    ...unusable.map((more): [Allowance, undefined] => [more, undefined]),
  ])('of %o is %o (%s days, %s left)', (overrides, forecast, length = 28, left = 17) => {
    const allowance = data({ expiryDate: inDays(left), ...overrides })
    const { tier, days } = forecastOf(allowance, { length, left }, today) ?? {}
    expect({ tier, days }).toEqual(forecast ?? {})
    expect(forecastOf(allowance, undefined, today)).toBeUndefined()
  })
})

it.each([
  [data(), 8.6 / 17],
  [data({ balance: 0.01 }), 0.01 / 17],
  [data({ balance: 0 }), undefined],
  [data({ balance: null }), undefined],
  [data({ expiryDate: null }), undefined],
  [data({ expiryDate: 'bald' }), undefined],
  [data({ expiryDate: inDays(0) }), undefined],
  [data({ expiryDate: inDays(1) }), 8.6],
])('the daily share of %o is %s', (allowance, share) => expect(dailyShare(allowance, today)).toBe(share))

describe('the projected use in a period', () => {
  const items: ItemAmount[] = [
    { number: 1000, unit: 'Minuten' },
    { number: 15, unit: 'GB' },
  ]
  const minutes = { balance: 640, initialBalance: 1000, unit: 'min', expiryDate: end }
  const use = (allowances: Allowance[], tariffPeriod: typeof period | undefined = period, offered = items) =>
    projectedUseOf(offered, allowances, tariffPeriod, today)
  const inWords = (found: ReturnType<typeof use>) =>
    found?.amounts.map(({ number, unit }) => `${number} ${unit}`).join()

  it('rounds minutes and megabytes to tens and gigabytes to ones, and does not exist for money', () => {
    const amounts = [
      { number: 920, unit: 'Minuten' },
      { number: 16, unit: 'GB' },
    ]
    expect(use([data(), minutes])).toEqual({ length: 28, elapsed: 11, amounts, isComplete: true })
    const credit = data({ balance: 4, initialBalance: 10, unit: '€' })
    expect(use([credit], period, [{ number: 10, unit: '€' }])).toBeUndefined()
    expect(inWords(use([{ ...minutes, unit: 'MB' }], period, [{ number: 1000, unit: 'MB' }]))).toBe('920 MB')
  })

  it.each<[balance: number, use: string | undefined, length?: number]>([
    [15, '0 GB'],
    [8.3, '17 GB'],
    [0.01, '38 GB'],
    // It needs five days of use.
    [8.6, undefined, 21],
    [8.6, '28 GB', 22],
    [8.6, '25 GB', 23],
  ])('with %d GB of 15 left is %s (%s days, 17 left)', (balance, gigabytes, length = 28) => {
    expect(inWords(use([data({ balance })], { length, left: 17 }))).toBe(gigabytes)
    expect(projectedUseOf(items, [data()], undefined, today)).toBeUndefined()
  })

  it.each<Allowance>([...unusable, { initialBalance: 20 }, { unit: 'MB' }, { unit: null }])(
    'is unknown for an allowance with %o, and for no other',
    (overrides) => {
      expect(use([data(overrides)])).toBeUndefined()
      const found = use([data(overrides), minutes])
      expect([inWords(found), found?.isComplete]).toEqual(['920 Minuten', false])
    },
  )

  it('is unknown if two allowances fit an item, or two items fit an allowance', () => {
    expect(use([data(), data({ balance: 2 })])).toBeUndefined()
    expect(use([data()], period, [...items, { number: 15, unit: 'GB in der EU' }])).toBeUndefined()
  })
})
