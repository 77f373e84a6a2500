import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareMonths } from '../../src/domain/monthComparison'
import type { DayOfUse, UsageByDay } from '../../src/domain/usageByDay'
import { monthBefore } from '../../src/lib/months'

/** A month whose first days were used like this, all of them loaded but `open`. */
function month(
  units: number[],
  {
    days = 30,
    today = 31 + 1,
    unit = 'MB',
    open = 0,
  }: { days?: number; today?: number; unit?: string; open?: number } = {},
): UsageByDay {
  const stateOf = (day: number): DayOfUse['state'] =>
    day <= open ? 'open' : day > today && !units[day - 1] ? 'ahead' : 'full'
  return {
    unit,
    today,
    days: Array.from({ length: days }, (_, index) => ({
      day: index + 1,
      units: units[index] ?? 0,
      state: stateOf(index + 1),
    })),
  }
}

describe('a month, beside the one before', () => {
  test.each([
    [[10, 20], [5, 5], 20],
    [[5, 5], [10, 20], -20],
    [[5, 5], [10], 0],
    [[], [10], -10],
  ])('that is over: %j after %j', (units, before, difference) => {
    expect(compareMonths(month(units), month(before, { days: 31 }))).toEqual({ difference, upTo: undefined })
  })

  test('that runs: the days that are over, with the same of the month before', () => {
    const before = month([1, 2, 4, 100, 100], { days: 31 })
    expect(compareMonths(month([10, 10, 10, 50], { today: 4 }), before)).toEqual({ difference: 23, upTo: 3 })
  })

  test('that runs longer than the one before had days', () => {
    const before = month([1], { days: 28 })
    expect(compareMonths(month([], { days: 31, today: 31 }), before)).toEqual({ difference: -1, upTo: 30 })
  })

  test.each([
    ['another unit', month([1]), month([1], { unit: 'GB' })],
    ['its first day today', month([1], { today: 1 }), month([1])],
    ['days that are not all loaded', month([1], { open: 2 }), month([1])],
    ['days before that are not all loaded', month([1]), month([1], { open: 30 })],
    ['a month that has not begun', month([], { today: 0 }), month([1])],
  ])('is not compared: %s', (_, usage, before) => {
    expect(compareMonths(usage, before)).toBeUndefined()
  })

  test('the difference turns round with the months', () => {
    const units = fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 30 })
    fc.assert(
      fc.property(units, units, (one, other) => {
        const there = compareMonths(month(one), month(other))?.difference ?? Number.NaN
        const back = compareMonths(month(other), month(one))?.difference ?? Number.NaN
        expect(there + back).toBe(0)
      }),
    )
  })
})

test.each([
  ['2026-11', '2026-10'],
  ['2027-01', '2026-12'],
  ['2026-03', '2026-02'],
])('the month before %s is %s', (text, before) => {
  expect(monthBefore(text)).toBe(before)
})
