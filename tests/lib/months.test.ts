import { expect, test } from 'vitest'
import { daysOfMonth, monthName, recentMonths } from '../../src/lib/months'

test('U1: the current month and the five before it, also on the last day of a long month', () => {
  expect(recentMonths(new Date(2026, 4, 31, 23, 59), 6)).toEqual([
    '2026-05',
    '2026-04',
    '2026-03',
    '2026-02',
    '2026-01',
    '2025-12',
  ])
})

test.each([
  ['2026-11', new Date(2026, 10, 1), new Date(2026, 10, 30)],
  ['2028-02', new Date(2028, 1, 1), new Date(2028, 1, 29)],
  ['2025-12', new Date(2025, 11, 1), new Date(2025, 11, 31)],
])('U1: %s from its first to its last day', (month, firstDay, lastDay) => {
  expect(daysOfMonth(month)).toEqual({ firstDay, lastDay })
})

test('U1: months by their names in both languages', () => {
  expect(monthName('2026-03', 'de')).toBe('März 2026')
  expect(monthName('2026-11', 'sr')).toBe('Novembar 2026')
})
