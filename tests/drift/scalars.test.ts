import { describe, expect, it } from 'vitest'
import {
  readBoolean,
  readDate,
  readInteger,
  readNumber,
  readOneOf,
  readText,
  readTime,
} from '../../src/api/reading/scalars'

describe('E1: a number', () => {
  it.each([
    [12.5, 12.5],
    ['12.50', 12.5],
    ['-0.5', -0.5],
    [' 7 ', 7],
    ['0', 0],
  ])('is read from %j', (value, number) => expect(readNumber(value)).toBe(number))

  it.each([
    '',
    '12,50',
    '1.234,50',
    '1e3',
    '007',
    '0x10',
    '12 €',
    'NaN',
    'Infinity',
    true,
    [],
    {},
    Number.NaN,
  ])('is not guessed from %j', (value) => expect(readNumber(value)).toBeUndefined())

  it('is whole where it counts', () => {
    expect(readInteger('3')).toBe(3)
    expect(readInteger(3.5)).toBeUndefined()
    expect(readInteger('90071992547409930')).toBeUndefined()
  })
})

describe('E1: a text', () => {
  it('is read from a number, and from nothing else', () => {
    expect(readText(436601000001)).toBe('436601000001')
    expect([true, {}, [], null].map(readText)).toEqual([undefined, undefined, undefined, undefined])
    // As JSON, it has lost its last digits already.
    expect(readText(Number('123456789012345678'))).toBeUndefined()
  })
})

describe('E1: a time of day', () => {
  it.each([
    ['14:05', '14:05'],
    ['9:05:33', '09:05'],
    ['2026-03-05T14:05:33+01:00', '14:05'],
    ['05.03.2026 14:05', '14:05'],
  ])('is read from %s', (text, time) => expect(readTime(text)).toBe(time))

  it.each(['', '24:00', '14:60', '1405', '2026-03-05', 14, null])('is not guessed from %j', (value) =>
    expect(readTime(value)).toBeUndefined(),
  )
})

describe('E1: a boolean', () => {
  it.each([true, 1, '1', 'true', 'True', ' TRUE '])('is yes by %j', (value) =>
    expect(readBoolean(value)).toBe(true),
  )
  it.each([false, 0, '0', 'false', 'False'])('is no by %j', (value) => expect(readBoolean(value)).toBe(false))
  it.each(['', 'yes', 'ja', 2, -1, null, [], {}])('is not guessed from %j', (value) =>
    expect(readBoolean(value)).toBeUndefined(),
  )
})

describe('E1: one of some values', () => {
  it.each([
    [['Prepaid', 'Postpaid'], 'PREPAID', 'Prepaid'],
    [[0, 1], '1', 1],
    [[0, 1], true, 1],
    [[1, 0], false, 0],
    [['ACTIVE', 0, 1, 2], 'active', 'ACTIVE'],
    [['ACTIVE', 0, 1, 2], '2', 2],
    [['CALL', 'call'], 'call', 'call'],
  ])('of %j is read from %j', (values, value, one) => expect(readOneOf(values, value)).toBe(one))

  it.each([['Hybrid'], [3], [''], [{}], [[]], [[['Prepaid']]], [true], [{ toString: 1 }]])(
    'is not guessed from %j',
    (value) => expect(readOneOf(['Prepaid', 1, 2], value)).toBeUndefined(),
  )
})

describe('E1: a day', () => {
  it.each([
    ['05.03.2026', '05.03.2026'],
    ['5. 3. 2026.', '05.03.2026'],
    ['2026-03-05', '05.03.2026'],
    ['2026-03-05T00:00:00+01:00', '05.03.2026'],
    ['2026-03-05 23:59:59', '05.03.2026'],
    ['05.03.2026 14:05', '05.03.2026'],
  ])('is read from %s', (text, date) => expect(readDate(text, false)).toBe(date))

  it.each([
    ['2026-03-05 14:05:33', '05.03.2026 14:05'],
    ['2026-03-05T14:05:33.123+0200', '05.03.2026 14:05'],
    ['05.03.2026, 9:05:33', '05.03.2026 09:05'],
    ['2026-03-05', '05.03.2026'],
  ])('with its time is read from %s', (text, date) => expect(readDate(text, true)).toBe(date))

  it('in UTC is told by the clock on this wall', () => {
    const local = new Date(Date.UTC(2026, 2, 5, 22, 30))
    const two = (number: number) => String(number).padStart(2, '0')
    const day = `${two(local.getDate())}.${two(local.getMonth() + 1)}.${local.getFullYear()}`
    expect(readDate('2026-03-05T22:30:00Z', true)).toBe(
      `${day} ${two(local.getHours())}:${two(local.getMinutes())}`,
    )
  })

  it.each([
    '',
    'soon',
    '31.02.2026',
    '2026-02-31',
    '0000-00-00',
    '05.03.26',
    '2026-13-01',
    1772668800,
    null,
    {},
  ])('is not guessed from %j', (value) => expect(readDate(value, true)).toBeUndefined())
})
