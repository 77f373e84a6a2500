import { describe, expect, it } from 'vitest'
import { explainMonth, monthToExplain } from './billExplanation'

const now = new Date(2026, 10, 20)
const entry = (day: string, value: number | null, overrides: object = {}) => ({
  ...{ type: 'CALL', date: `${day}.10.2026 14:05`, phoneNumber: 'A', price: { value, label: '€' } },
  ...overrides,
})
const abroad = (day: string, value: number, overrides: object = {}) =>
  entry(day, value, { roaming: true, ...overrides })

describe('the month that explains a bill', () => {
  it.each([
    ['01.11.2026', '2026-10'],
    ['30.11.2026', '2026-11'],
    ['29.11.2026', '2026-10'],
    ['15.07.2026', '2026-06'],
    ['31.05.2026', undefined],
    ['01.01.2027', undefined],
    ['soon', undefined],
    [null, undefined],
  ])('of a bill of %s is %s, the last whole month before it', (issued, month) => {
    expect(monthToExplain(issued, now)).toBe(month)
  })
})

describe('the explanation of a month', () => {
  it('sums up charges by kind, and the use abroad by day and by number', () => {
    const data = { type: 'data', phoneNumber: null }
    const entries = [abroad('09', 2), abroad('08', 0, data), abroad('08', 0.5, data), entry('07', 0)]
    expect(explainMonth([...entries, entry('06', 1), abroad('05', 1, { phoneNumber: 'B' })])).toEqual({
      total: 4.5,
      charged: [
        { key: 'call', count: 3, costs: 4 },
        { key: 'data', count: 1, costs: 0.5 },
      ],
      abroadByDay: [
        [5, 1, 1],
        [8, 2, 0.5],
        [9, 1, 2],
      ].map(([day, count, costs]) => ({ key: new Date(2026, 9, day).getTime(), count, costs })),
      abroadByNumber: [
        { key: 'A', count: 1, costs: 2 },
        { key: 'B', count: 1, costs: 1 },
        { key: 'data', count: 2, costs: 0.5 },
      ],
    })
    expect(explainMonth([])).toEqual({ total: 0, charged: [], abroadByDay: [], abroadByNumber: [] })
  })

  it.each([
    ['without a price', entry('06', 0, { price: null })],
    ['with an unreadable price', entry('06', null)],
    ['in another currency', entry('06', 1, { price: { value: 1, label: 'RSD' } })],
    ['with a credit', entry('06', -1)],
    ['abroad without a day', abroad('06', 1, { date: undefined })],
  ])('is missing if an entry is %s', (_, unclear) => {
    expect(explainMonth([entry('07', 1), unclear])).toBeNull()
  })
})
