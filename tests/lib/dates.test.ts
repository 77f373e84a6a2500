import { expect, test } from 'vitest'
import { formatWireDate, parseWireDate, parseWireTime } from '../../src/lib/dates'

test('a date is sent as day.month.year with two digits each', () => {
  expect(formatWireDate(new Date(2026, 2, 5))).toBe('05.03.2026')
})

test.each(['05.03.2026', '5.3.2026', '05. 03. 2026.', ' 5.3.2026 '])('%j is the fifth of March', (text) => {
  expect(parseWireDate(text)).toEqual(new Date(2026, 2, 5))
})

test.each(['', '31.02.2026', '05.13.2026', '2026-03-05', '5.3.26', '00.00.2026', 'soon'])(
  '%j is no date',
  (text) => {
    expect(parseWireDate(text)).toBeUndefined()
  },
)

test('what is written is read again', () => {
  const leapDay = new Date(2028, 1, 29)
  expect(parseWireDate(formatWireDate(leapDay))).toEqual(leapDay)
})

test.each([
  ['05.03.2026 14:05', '14:05'],
  ['5.3.2026  4:05 ', '4:05'],
  ['05. 03. 2026. 14:05', '14:05'],
  ['05.03.2026', ''],
])('%j is a time on the fifth of March', (text, time) => {
  expect(parseWireTime(text)).toEqual({ day: new Date(2026, 2, 5), time })
})

test.each(['', '31.02.2026 14:05', 'soon', '14:05'])('%j is no time on any day', (text) => {
  expect(parseWireTime(text)).toBeUndefined()
})
