import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPayable, oldestPayable, openAmount, totalDebt } from '../../src/domain/billAmounts'
import { compareNewest, meanOfMonths } from '../../src/domain/billComparison'
import { monthlyTotals } from '../../src/domain/billMonths'
import { chartTop } from '../../src/domain/chartTop'

const bill = (forDate: string | null, value: number | null, more: object = {}) => ({
  ...{ forDate, total: { value }, isBillPayed: false, referenceNumber: 'R-1' },
  ...more,
})
type Bill = ReturnType<typeof bill> & { remaining?: number | null }
const compare = (...bills: Bill[]) => compareNewest(monthlyTotals(bills, 6))
const mean = (...bills: Bill[]) => meanOfMonths(monthlyTotals(bills, 6))
const before = bill('01.10.2026', 20)

describe('the newest bill, compared with the bill of the month before', () => {
  it.each([
    [29.9, 33.6, -3.7],
    [33.6, 29.9, 3.7],
    [0.004, 0, 0],
    [0.005, 0, 0.005],
    [0.006, 0, 0.006],
    [0, 12, -12],
    [-5, 12, -17],
  ])('B1: %d € after %d € differ by %d €', (newest, former, difference) => {
    const compared = compare(bill('01.11.2026', newest), bill('01.10.2026', former))
    expect(compared?.month).toBe('2026-10')
    expect(compared?.difference).toBeCloseTo(difference, 6)
  })

  it('B1: the year may change between them', () => {
    expect(compare(bill('05.01.2027', 20), bill('05.12.2026', 10))?.month).toBe('2026-12')
  })

  it('B1: older bills do not matter', () => {
    expect(compare(bill('01.11.2026', 29), before, bill('01.09.2026', 5))?.difference).toBe(9)
  })

  it('B1: a month is open if one of its bills is', () => {
    const paid = bill('02.10.2026', 20, { isBillPayed: true })
    const isOpen = (...bills: Bill[]) => monthlyTotals(bills, 6)[0]?.isOpen
    expect([isOpen(before, paid), isOpen(before), isOpen(paid)]).toEqual([true, true, false])
  })

  it.each<[string, ...Bill[]]>([
    ['one bill alone', bill('01.11.2026', 20)],
    ['a month without a bill between', bill('01.11.2026', 20), bill('01.09.2026', 20)],
    ['the same month a year before', bill('01.11.2026', 20), bill('01.10.2025', 20)],
    ['an unknown amount', bill('01.11.2026', null), before],
    ['an unknown amount before', bill('01.11.2026', 20), bill('01.10.2026', null)],
    ['two bills in a month', bill('01.11.2026', 9), bill('02.11.2026', 9), before],
    ['two bills in the month before', bill('01.11.2026', 9), before, bill('07.10.2026', 9)],
    ['no date', bill('bald', 20), before],
  ])('B1: there is no comparison for %s', (_, ...bills) => expect(compare(...bills)).toBeNull())
})

describe('the mean of the months', () => {
  const [november, september, august] = [11, 9, 8].map((month) => bill(`01.${month}.2026`, month * 10))

  it.each<[number | null, ...(Bill | undefined)[]]>([
    [null, november, before],
    [null, november, before, bill('01.09.2026', null)],
    [null, november, before, bill(null, 20)],
    [(110 + 20 + 90) / 3, november, before, september],
    [(110 + 90 + 80) / 3, november, bill('01.10.2026', null), september, august],
  ])('B1: is %s €, for three known amounts or more', (euro, ...bills) => {
    expect(mean(...bills.filter((one) => one !== undefined))).toBe(euro)
  })

  it('B1: counts the newest six months', () => {
    const bills = [1, 2, 3, 4, 5, 6, 7].map((month) => bill(`01.0${month}.2026`, month))
    expect(
      monthlyTotals(bills, 6)
        .map(({ month, total }) => `${month} ${total}`)
        .join(),
    ).toBe('2026-02 2,2026-03 3,2026-04 4,2026-05 5,2026-06 6,2026-07 7')
    expect(mean(...bills)).toBe(4.5)
  })
})

describe('what is open', () => {
  it.each<[open: number | null, isPayable: boolean, more: object]>([
    [30, true, {}],
    [0, false, { isBillPayed: true }],
    [-0.01, false, { remaining: -0.01 }],
    [0, false, { remaining: 0 }],
    [0.01, true, { remaining: 0.01 }],
    [30, false, { referenceNumber: '' }],
    [null, false, { total: { value: null } }],
    [null, false, { total: null }],
    [12, true, { remaining: 12, total: null }],
  ])('B1 B3: is %s €, payable online: %s, for %j', (open, payable, more) => {
    const one = bill('01.09.2026', 30, more)
    expect(openAmount(one)).toBe(open)
    expect(isPayable(one)).toBe(payable)
    const newer = bill('01.10.2026', 30)
    expect(oldestPayable([newer, one])).toBe(payable ? one : newer)
  })

  it('B1: no bill is the oldest if none is payable or none has a date', () => {
    expect(oldestPayable([])).toBeUndefined()
    expect(oldestPayable([bill('01.09.2026', 30, { isBillPayed: true })])).toBeUndefined()
    expect(oldestPayable([bill(null, 30)])).toBeUndefined()
  })

  it('B2: adds up to the total debt, which is unknown if one amount is', () => {
    expect(totalDebt([])).toBe(0)
    expect(totalDebt([bill(null, 30, { remaining: 12 }), bill(null, 8)])).toBe(20)
    expect(totalDebt([bill(null, 30), bill(null, null)])).toBeNull()
  })
})

describe('the scale of a chart', () => {
  it.each([
    ...[
      [0.001, 0.02],
      [0.3, 0.4],
      [1, 2],
      [2, 2],
      [2.1, 4],
      [3, 4],
      [9, 10],
      [10, 10],
      [11, 20],
      [25, 30],
    ],
    ...[
      [45, 50],
      [276, 300],
      [299, 300],
      [300, 300],
      [301, 400],
      [601, 800],
      [12_960, 20_000],
    ],
  ] as [number, number][])('for %d ends at %d', (highest, top) => expect(chartTop(highest)).toBe(top))

  it('includes its highest amount, and is at most twenty times as high', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), (highest) => {
        expect(chartTop(highest)).toBeGreaterThanOrEqual(highest)
        expect(chartTop(highest)).toBeLessThanOrEqual(highest * 20)
      }),
    )
  })
})
