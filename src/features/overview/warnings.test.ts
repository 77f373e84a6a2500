import { describe, expect, test } from 'vitest'
import { daysUntil, formatRelativeDay } from '../../lib/formats/dates'
import { warningsOf } from './allowances'

describe('a warning', () => {
  const now = new Date(2026, 10, 20, 23, 30)
  const allowance = { name: 'Daten', balance: 5, initialBalance: 10, expiryDate: '31.12.2026' }

  test.each([
    [5, false],
    [0.99, true],
    [1, false],
    [0, true],
    [null, false],
  ])('a balance of %s out of 10', (balance, isRunningLow) => {
    expect(warningsOf({ ...allowance, balance }, now)).toEqual({ isRunningLow, expiresInDays: null })
  })

  test.each([
    ['19.11.2026', null],
    ['20.11.2026', 0],
    ['21.11.2026', 1],
    ['23.11.2026', 3],
    ['24.11.2026', null],
    ['bald', null],
  ])('an allowance that expires on %s', (expiryDate, expiresInDays) => {
    expect(warningsOf({ ...allowance, expiryDate }, now).expiresInDays).toBe(expiresInDays)
  })

  test('counts days across a clock change', () => {
    expect(daysUntil('01.04.2026', new Date(2026, 2, 28, 12))).toBe(4)
  })

  test.each([
    ['de', ['heute', 'morgen', 'in 5 Tagen']],
    ['sr', ['danas', 'sutra', 'za 5 dana']],
  ] as const)('days away in %s', (locale, texts) => {
    expect([0, 1, 5].map((days) => formatRelativeDay(days, locale))).toEqual(texts)
  })
})
