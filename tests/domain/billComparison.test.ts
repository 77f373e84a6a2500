import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPayable, oldestPayable } from '../../src/domain/billAmounts'
import { compareNewest, meanOfMonths } from '../../src/domain/billComparison'
import { monthlyTotals } from '../../src/domain/billMonths'

const bill = (forDate: string | null, value: number | null, more = {}) => ({
  forDate,
  total: { value },
  isBillPayed: false,
  referenceNumber: 'R-1',
  ...more,
})
const compare = (...bills: ReturnType<typeof bill>[]) => compareNewest(monthlyTotals(bills, 6))
const mean = (...bills: ReturnType<typeof bill>[]) => meanOfMonths(monthlyTotals(bills, 6))

describe('the newest bill, beside that of the month before', () => {
  test.each([
    [29.9, 33.6, -3.7],
    [33.6, 29.9, 3.7],
    [29.9, 29.9, 0],
    [29.904, 29.9, 0],
    [0, 12, -12],
    [-5, 12, -17],
  ])('%d after %d', (newest, before, difference) => {
    const said = compare(bill('01.11.2026', newest), bill('01.10.2026', before))
    expect(said?.month).toBe('2026-10')
    expect(said?.difference).toBeCloseTo(difference, 6)
  })

  test('the year may change between them', () => {
    expect(compare(bill('05.01.2027', 20), bill('05.12.2026', 10))?.month).toBe('2026-12')
  })

  test.each([
    ['one bill alone', [bill('01.11.2026', 20)]],
    ['a month without a bill between', [bill('01.11.2026', 20), bill('01.09.2026', 20)]],
    ['the same month a year before', [bill('01.11.2026', 20), bill('01.10.2025', 20)]],
    ['an amount that is not known', [bill('01.11.2026', null), bill('01.10.2026', 20)]],
    ['an amount before that is not known', [bill('01.11.2026', 20), bill('01.10.2026', null)]],
    ['two bills in a month', [bill('01.11.2026', 9), bill('02.11.2026', 9), bill('01.10.2026', 20)]],
    ['two bills in the month before', [bill('01.11.2026', 9), bill('01.10.2026', 9), bill('07.10.2026', 9)]],
    ['a date that is none', [bill('bald', 20), bill('01.10.2026', 20)]],
  ])('is not compared: %s', (_, bills) => {
    expect(compare(...bills)).toBeNull()
  })
})

describe('the mean of the months', () => {
  test('is of those that are known', () => {
    expect(mean(bill('01.11.2026', 10), bill('01.10.2026', 20), bill('01.09.2026', 60))).toBe(30)
    expect(
      mean(bill('01.11.2026', 10), bill('01.10.2026', null), bill('01.09.2026', 20), bill('01.08.2026', 60)),
    ).toBe(30)
  })

  test('is absent for fewer than three', () => {
    expect(mean(bill('01.11.2026', 10), bill('01.10.2026', 20), bill('01.09.2026', null))).toBeNull()
    expect(mean(bill('01.11.2026', 10), bill('01.10.2026', 20), bill(null, 20))).toBeNull()
  })

  test('lies between the least and the most, and no month is made of nothing', () => {
    const month = fc.integer({ min: 1, max: 12 }).map((month) => `01.${String(month).padStart(2, '0')}.2026`)
    const some = fc.record({
      forDate: fc.oneof(month, fc.constantFrom(null, 'bald', '')),
      total: fc.record({
        value: fc.oneof(
          fc.integer({ min: -1000, max: 100_000 }).map((cents) => cents / 100),
          fc.constant(null),
        ),
      }),
      isBillPayed: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(some), (bills) => {
        const months = monthlyTotals(bills, 6)
        const known = months.flatMap(({ total }) => (total === null ? [] : [total]))
        const mean = meanOfMonths(months)
        expect(months.length).toBeLessThanOrEqual(6)
        expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).sort())
        expect(mean === null).toBe(known.length < 3)
        if (mean === null) return
        expect(mean).toBeGreaterThanOrEqual(Math.min(...known) - 0.001)
        expect(mean).toBeLessThanOrEqual(Math.max(...known) + 0.001)
      }),
    )
  })
})

describe('the bill to pay first', () => {
  const old = bill('01.09.2026', 30)
  const newer = bill('01.10.2026', 30)

  test('is the oldest of which something is open', () => {
    expect(oldestPayable([newer, old])).toBe(old)
    expect(oldestPayable([newer, { ...old, isBillPayed: true }])).toBe(newer)
    expect(oldestPayable([newer, { ...old, remaining: 0 }])).toBe(newer)
    expect(oldestPayable([newer, { ...old, referenceNumber: '' }])).toBe(newer)
  })

  test('is none where nothing can be paid, or nobody knows which is the oldest', () => {
    expect(oldestPayable([])).toBeUndefined()
    expect(oldestPayable([{ ...old, isBillPayed: true }])).toBeUndefined()
    expect(oldestPayable([bill(null, 30)])).toBeUndefined()
  })

  test('an amount that is not known is not paid', () => {
    expect(isPayable(bill('01.09.2026', null))).toBe(false)
    expect(isPayable(old)).toBe(true)
  })
})
