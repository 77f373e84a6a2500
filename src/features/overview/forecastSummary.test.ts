import { expect, it } from 'vitest'
import { formatApiDate } from '../../lib/formats/dates'
import type { Forecast } from './forecast'
import { type ForecastSummary, forecastSummaryOf } from './forecastSummary'

const today = new Date(2026, 10, 22, 14)
const inDays = (days: number) => formatApiDate(new Date(2026, 10, 22 + days))
/** Of `initialBalance` 28, 11 days after a period of 28 began: from 17 on, it lasts. */
const some = (name: string, balance: number | null, overrides = {}) => ({
  ...{ name, balance, initialBalance: 28, unit: 'GB', expiryDate: inDays(17), ...overrides },
})
const early = { length: 28, left: 26 }
const lasts = (...short: [name: string, days?: number][]): ForecastSummary => ({
  ...{ kind: 'lasts', days: 17, short: short.map(([name, days]) => ({ name, days })) },
})
/** The main data `EU`, of 28 GB. */
const mainData = (
  forecast: 'usedUp' | [tier: Forecast['tier'], days: number],
  ...short: [name: string, days?: number][]
) => ({
  ...{
    kind: 'mainData' as const,
    days: 17,
    name: 'EU',
    short: short.map(([name, days]) => ({ name, days })),
    later: [],
  },
  forecast:
    forecast === 'usedUp'
      ? forecast
      : { tier: forecast[0], days: forecast[1], usedPerDay: expect.any(Number) },
})
const sms = { unit: 'SMS' }
const unlimited = { unlimited: true, initialBalance: null }
const tooLittle = (...short: [name: string, days?: number][]): ForecastSummary => ({
  ...{ kind: 'tooLittle', days: 17, short: short.map(([name, days]) => ({ name, days })) },
})

it.each<[string, ReturnType<typeof some>[], ForecastSummary | undefined, period?: typeof early | null]>([
  ['lasts', [some('EU', 17), some('SMS', 28)], lasts()],
  ['says "all" of all', [some('EU', 17), some('SMS', 28, sms)], lasts()],
  ['names what is short', [some('EU', 17), some('SMS', 16)], lasts(['SMS', 14])],
  [
    'says that the main data lasts, and what else is short',
    [some('EU', 17), some('SMS', 16, sms)],
    mainData(['lasts', 17], ['SMS', 14]),
  ],
  [
    'is about the main data first',
    [some('EU', 10), some('SMS', 0, sms), some('US', 2_000, { initialBalance: 5_000, unit: 'MB' })],
    mainData(['short', 6], ['SMS'], ['US', 7]),
  ],
  [
    'names data that ends later, if the main data is short',
    [some('EU', 10), some('Extra', 5, { initialBalance: 5, expiryDate: inDays(28) })],
    { ...mainData(['short', 6]), later: [some('Extra', 5, { initialBalance: 5, expiryDate: inDays(28) })] },
  ],
  [
    'names unlimited data that ends later',
    [some('EU', 10), some('Extra', null, { ...unlimited, expiryDate: inDays(28) })],
    { ...mainData(['short', 6]), later: [some('Extra', null, { ...unlimited, expiryDate: inDays(28) })] },
  ],
  [
    'names no later data of which nothing is left',
    [some('EU', 10), some('Extra', 0, { initialBalance: 5, expiryDate: inDays(28) })],
    mainData(['short', 6], ['Extra']),
  ],
  [
    'names no later data if the main data lasts',
    [some('EU', 17), some('Extra', 5, { initialBalance: 5, expiryDate: inDays(28) })],
    mainData(['lasts', 17]),
  ],
  ['knows that the main data is used up', [some('EU', 0), some('SMS', 28, sms)], mainData('usedUp')],
  ['knows that unlimited ones last', [some('EU', 17), some('SMS', null, { ...sms, ...unlimited })], lasts()],
  [
    'says nothing of unlimited ones that end otherwise',
    [some('EU', 17), some('SMS', null, { ...sms, ...unlimited, expiryDate: inDays(3) })],
    mainData(['lasts', 17]),
  ],
  ['has no main data beside unlimited data', [some('EU', 10), some('AT', null, unlimited)], lasts(['EU', 6])],
  ['says nothing of unknown others', [some('EU', 17), some('SMS', null, sms)], mainData(['lasts', 17])],
  [
    'has the shortest first',
    [some('A', 20), some('B', 14), some('C', 7), some('D', 20)],
    lasts(['C', 3], ['B', 11]),
  ],
  ['counts what is used up', [some('EU', 17), some('SMS', 0)], lasts(['SMS'])],
  ['says "all" of no minority', [some('A', 17), some('B', 14), some('C', 0)], tooLittle(['C'], ['B', 11])],
  ['says "all" of nothing unknown', [some('A', 17), some('B', 14), some('C', null)], tooLittle(['B', 11])],
  [
    'does not guess about another end',
    [some('A', 17, sms), some('B', 14, { ...sms, expiryDate: inDays(40) })],
    undefined,
  ],
  ['does not guess about money', [some('A', 17, sms), some('B', 14, { unit: '€' })], undefined],
  ['does not guess without a period', [some('A', 17), some('B', 14)], undefined, null],
  [
    'does not guess on the last day',
    [some('A', 17, { expiryDate: inDays(0) })],
    undefined,
    { length: 28, left: 0 },
  ],
  ['waits for three days', [some('A', 27, { expiryDate: inDays(26) })], { kind: 'tooEarly' }, early],
  ['does not wait for what stays unknown', [some('A', null, { expiryDate: inDays(26) })], undefined, early],
  ['knows a contract without allowances', [], { kind: 'noAllowances' }],
])('the forecast %s', (_, allowances, summary, period = { length: 28, left: 17 }) => {
  expect(forecastSummaryOf(allowances, period ?? undefined, null, today)).toEqual(summary)
})

it.each([
  [0, 'noCredit'],
  [-1, 'noCredit'],
  [0.01, 'noAllowances'],
])('without allowances, a balance of %d € is %s', (credit, kind) => {
  expect(forecastSummaryOf([], undefined, credit, today)).toEqual({ kind })
})
