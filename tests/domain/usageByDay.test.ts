import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { meanPerDay } from '../../src/domain/meanPerDay'
import { type DatedEntry, usageByDay } from '../../src/domain/usageByDay'
import { formatWireDate } from '../../src/lib/dates'

const now = new Date(2026, 10, 22, 14)
const month = '2026-11'
const dateOf = (day: number) => `${formatWireDate(new Date(2026, 10, day))} 14:05`
const used = (day: number, usedUnits: number, more: DatedEntry = {}): DatedEntry => ({
  type: 'DATA',
  date: dateOf(day),
  unit: 'MB',
  usedUnits,
  ...more,
})
const read = (entries: DatedEntry[], isComplete = false) => usageByDay({ entries, month, now, isComplete })
const data = (entries: DatedEntry[], isComplete = false) => read(entries, isComplete).data
/** Each day as a letter, with its units where it has some. */
const drawn = (usage: ReturnType<typeof data>) =>
  usage?.days.map(({ state, units }) => `${state[0]}${units || ''}`).join(' ')
const letters = (letter: string, count: number) => Array.from({ length: count }, () => letter).join(' ')

describe('the use of each day', () => {
  test('adds up a kind by day, in both spellings, apart from other kinds', () => {
    const calls = used(20, 4, { type: 'call', unit: 'min' })
    const usage = read([used(21, 10), used(21, 5, { type: 'data' }), calls, used(9, 30)], true)
    expect(usage.data?.unit).toBe('MB')
    expect(usage.data?.today).toBe(22)
    expect(drawn(usage.data)).toBe(`${letters('f', 8)} f30 ${letters('f', 11)} f15 f ${letters('a', 8)}`)
    expect(usage.call?.days[19]).toEqual({ day: 20, units: 4, state: 'full' })
    expect(usage.message).toBeUndefined()
  })

  test('is open on the oldest loaded day while more may come, and not known before it', () => {
    const loaded = [used(21, 10), used(20, 5)]
    expect(drawn(data(loaded))).toBe(`${letters('u', 19)} o5 f10 f ${letters('a', 8)}`)
    // The oldest entry is of another kind: none of this kind is loaded on its day.
    expect(drawn(data([...loaded, used(18, 4, { type: 'CALL', unit: 'min' })]))).toBe(
      `${letters('u', 18)} f f5 f10 f ${letters('a', 8)}`,
    )
  })

  test('is known of no day while more may come and entries do not come newest first', () => {
    expect(drawn(data([used(20, 5), used(21, 10)]))).toBe(`${letters('u', 19)} o5 o10 u ${letters('a', 8)}`)
    expect(drawn(data([used(20, 5), used(21, 10)], true))).toBe(
      `${letters('f', 19)} f5 f10 f ${letters('a', 8)}`,
    )
  })

  test('has no day to come in a month that is over, and the days of that month', () => {
    const entries = [used(0, 5), used(-1, 5)]
    const { data: october } = usageByDay({ entries, month: '2026-10', now, isComplete: true })
    expect(drawn(october)).toBe(`${letters('f', 29)} f5 f5`)
    expect(october?.today).toBe(32)
    expect(meanPerDay(october as NonNullable<typeof october>)).toEqual({ units: 10 / 31, from: 1, to: 31 })
  })

  test('takes a day that has use for one that has come, whatever the clock says', () => {
    expect(drawn(data([used(24, 5)], true))).toBe(`${letters('f', 22)} a f5 ${letters('a', 6)}`)
  })

  test.each<[string, DatedEntry]>([
    ['no unit', { unit: null }],
    ['an empty unit', { unit: '' }],
    ['another unit', { unit: 'GB' }],
    ['no amount', { usedUnits: null }],
    ['less than nothing', { usedUnits: -1 }],
    ['no date', { date: undefined }],
    ['no readable date', { date: 'gestern' }],
    ['a date in another month', { date: '31.10.2026 23:59' }],
    ['a date in another year', { date: '20.11.2025 14:05' }],
  ])('is absent for a kind where an entry has %s, and for that alone', (_, more) => {
    const usage = read([used(21, 10), used(20, 4, { type: 'CALL', unit: 'min' }), used(19, 5, more)])
    expect(usage.data).toBeUndefined()
    expect(usage.call?.unit).toBe('min')
  })

  test('is absent where nothing was used', () => {
    expect(read([])).toEqual({})
    expect(data([used(20, 0)])).toBeUndefined()
    expect(read([used(20, 1, { type: 'FAX' })])).toEqual({})
  })

  const entry = fc.record({
    type: fc.constantFrom('DATA', 'data', 'CALL', 'FAX', undefined),
    date: fc.oneof(fc.integer({ min: -2, max: 33 }).map(dateOf), fc.constantFrom('', undefined)),
    unit: fc.constantFrom('MB', 'MB', 'MB', null),
    usedUnits: fc.oneof(fc.nat(1000), fc.constantFrom(null, Number.NaN)),
  })

  test('adds up to all that is loaded, or is absent', () => {
    fc.assert(
      fc.property(fc.array(entry), fc.boolean(), (entries, isComplete) => {
        const { days } = data(entries, isComplete) ?? { days: [] }
        const all = entries.filter(({ type }) => type?.toLowerCase() === 'data')
        const sum = days.reduce((total, { units }) => total + units, 0)
        if (days.length > 0)
          expect(sum).toBe(all.reduce((total, { usedUnits }) => total + (usedUnits ?? 0), 0))
        if (isComplete) expect(days.every(({ state }) => state === 'full' || state === 'ahead')).toBe(true)
        // What is not known, and what is to come, has no amount that could be shown.
        for (const { state, units } of days)
          if (state === 'unknown' || state === 'ahead') expect(units).toBe(0)
      }),
    )
  })

  test('of a full day stays as it is, whatever comes after it', () => {
    const day = fc.integer({ min: 1, max: 22 })
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), fc.array(day), (one, other) => {
        const [first, second] = [one, other].map((days) => days.toSorted((a, b) => b - a))
        const later = (second ?? []).filter((next) => next <= (first?.at(-1) ?? 0))
        const before = data((first ?? []).map((next) => used(next, 1)))
        const after = data(
          [...(first ?? []), ...later].map((next) => used(next, 1)),
          true,
        )
        for (const [index, known] of before?.days.entries() ?? [])
          if (known.state === 'full') expect(after?.days[index]).toEqual(known)
      }),
    )
  })
})

describe('the use of a day on average', () => {
  const meanOf = (entries: DatedEntry[], isComplete?: boolean) => {
    const usage = data(entries, isComplete)
    return usage && meanPerDay(usage)
  }

  test('is of the days that are over and loaded whole, days without use among them', () => {
    // 19 to 21 are whole; the 22nd is not over.
    expect(meanOf([used(22, 99), used(21, 10), used(20, 5), used(18, 70)])).toEqual({
      units: 5,
      from: 19,
      to: 21,
    })
    expect(meanOf([used(21, 21)], true)).toEqual({ units: 1, from: 1, to: 21 })
  })

  test('needs three of them', () => {
    expect(meanOf([used(21, 10), used(19, 5)])).toBeUndefined()
    expect(meanOf([used(21, 10)])).toBeUndefined()
    expect(meanOf([used(22, 10)])).toBeUndefined()
  })
})
