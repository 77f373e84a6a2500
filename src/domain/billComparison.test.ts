import { describe, expect, it } from 'vitest'
import { compareNewestBills, meanOfMonths } from './billComparison'
import { monthlyTotals } from './billMonths'

const bill = (forDate: string | null, value: number | null, overrides: object = {}) => ({
  ...{ forDate, total: { value }, isBillPayed: false, referenceNumber: 'R-1' },
  ...overrides,
})
type Bill = ReturnType<typeof bill> & { remaining?: number | null }
const november = (value: number | null) => bill('01.11.2026', value)
const october = (value: number | null) => bill('01.10.2026', value)

describe('B1: the newest bill, compared with the bill of the month before', () => {
  it.each<[difference: number | null, month: string | null, ...Bill[]]>([
    [-3.7, '2026-10', november(29.9), october(33.6)],
    // As the amounts appear.
    [0, '2026-10', november(0.004), october(0)],
    [0.01, '2026-10', november(0.005), october(0)],
    [-12, '2026-10', november(0), october(12)],
    [10, '2026-12', bill('05.01.2027', 20), bill('05.12.2026', 10)],
    // Older bills do not matter.
    [9, '2026-10', november(29), october(20), bill('01.09.2026', 5)],
    // A bill alone, a month without a bill between, another year, an unknown amount, two bills in a month, no date.
    [null, null, november(20)],
    [null, null, november(20), bill('01.09.2026', 20)],
    [null, null, november(20), bill('01.10.2025', 20)],
    [null, null, november(null), october(20)],
    [null, null, november(20), october(null)],
    [null, null, november(9), bill('02.11.2026', 9), october(20)],
    [null, null, november(9), october(20), bill('07.10.2026', 9)],
    [null, null, bill('bald', 20), october(20)],
  ])('B1: differs by %s € from %s (%#)', (difference, month, ...bills) => {
    const compared = compareNewestBills(monthlyTotals(bills, 6))
    expect(compared?.month ?? null).toBe(month)
    expect(compared?.difference ?? null).toBe(difference)
  })
})

describe('the mean of the months', () => {
  const mean = (bills: Bill[]) => meanOfMonths(monthlyTotals(bills, 6))
  const [september, august] = [bill('01.09.2026', 90), bill('01.08.2026', 80)]

  it.each<[number | null, ...Bill[]]>([
    [null, november(110), october(20)],
    [null, november(110), october(20), bill('01.09.2026', null)],
    [null, november(110), october(20), bill(null, 20)],
    [(110 + 20 + 90) / 3, november(110), october(20), september],
    [(110 + 90 + 80) / 3, november(110), october(null), september, august],
  ])('B1: is %s €, for three known amounts or more', (euro, ...bills) => expect(mean(bills)).toBe(euro))

  it('B1: counts the newest six months', () => {
    const bills = [1, 2, 3, 4, 5, 6, 7].map((month) => bill(`01.0${month}.2026`, month))
    const totals = monthlyTotals(bills, 6).map(({ month, total }) => `${month} ${total}`)
    expect(totals.join()).toBe('2026-02 2,2026-03 3,2026-04 4,2026-05 5,2026-06 6,2026-07 7')
    expect(mean(bills)).toBe(4.5)
  })
})
