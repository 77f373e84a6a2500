import { describe, expect, it } from 'vitest'
import { formatApiDate } from '../../lib/formats/dates'
import { previousMonth } from '../../lib/months'
import { daysInMonth, type LoadedEntries } from './daysOfEntries'
import { dayStarts } from './loadedCosts'
import { compareMonths } from './monthComparison'
import { type DatedEntry, meanPerDay, type UsageByDay, usageByDay } from './usageByDay'

const now = new Date(2026, 10, 22, 14)
const month = '2026-11'
const dateOf = (day: number) => `${formatApiDate(new Date(2026, 10, day))} 14:05`
const used = (day: number, usedUnits: number, overrides: DatedEntry = {}): DatedEntry => ({
  type: 'DATA',
  date: dateOf(day),
  unit: 'MB',
  usedUnits,
  ...overrides,
})
const usageOf = (loaded: Omit<LoadedEntries<DatedEntry>, 'days'>) =>
  usageByDay({ ...loaded, days: daysInMonth(loaded.entries, loaded.month) })
const read = (entries: DatedEntry[], isComplete = false) => usageOf({ entries, month, now, isComplete })
const data = (entries: DatedEntry[], isComplete = false) => read(entries, isComplete).data
const lettersOf = { full: 'f', open: 'o', unknown: 'u', future: '-' }
/** Each day as a letter, with its units where it has some. */
const drawn = (usage: ReturnType<typeof data>) =>
  usage?.days.map(({ state, units }) => `${lettersOf[state]}${units || ''}`).join(' ')
const letters = (letter: string, count: number) => Array.from({ length: count }, () => letter).join(' ')

describe('the daily usage', () => {
  it('sums up one kind per day, in both spellings, without other kinds', () => {
    const calls = used(20, 4, { type: 'call', unit: 'min' })
    const usage = read([used(21, 10), used(21, 5, { type: 'data' }), calls, used(9, 30)], true)
    expect(usage.data?.unit).toBe('MB')
    expect(usage.data?.today).toBe(22)
    expect(drawn(usage.data)).toBe(`${letters('f', 8)} f30 ${letters('f', 11)} f15 f ${letters('-', 8)}`)
    expect(usage.call?.days[19]).toEqual({ day: 20, units: 4, state: 'full' })
    expect(usage.message).toBeUndefined()
  })

  it('is incomplete on the oldest loaded day while more pages may follow, and unknown before it', () => {
    const loaded = [used(21, 4), used(21, 6), used(20, 5)]
    expect(drawn(data(loaded))).toBe(`${letters('u', 19)} o5 f10 f ${letters('-', 8)}`)
    // An entry of another kind has no date.
    expect(drawn(data([...loaded, { type: 'FAX' }]))).toBe(drawn(data(loaded)))
    // The oldest entry is of another kind: none of this kind is loaded on its day.
    expect(drawn(data([...loaded, used(18, 4, { type: 'CALL', unit: 'min' })]))).toBe(
      `${letters('u', 18)} f f5 f10 f ${letters('-', 8)}`,
    )
  })

  it('is unknown while more pages may follow and the entries are not newest first', () => {
    expect(drawn(data([used(20, 1), used(21, 10)]))).toBe(`${letters('u', 19)} o1 o10 u ${letters('-', 8)}`)
    expect(drawn(data([used(20, 1), used(21, 10)], true))).toBe(
      `${letters('f', 19)} f1 f10 f ${letters('-', 8)}`,
    )
  })

  it('has all days of a past month, and no future day', () => {
    const entries = [used(0, 5), used(-1, 5)]
    const { data: october } = usageOf({ entries, month: '2026-10', now, isComplete: true })
    expect(drawn(october)).toBe(`${letters('f', 29)} f5 f5`)
    expect(october?.today).toBe(32)
    expect(meanPerDay(october as NonNullable<typeof october>)).toEqual({ units: 10 / 31, from: 1, to: 31 })
  })

  it.each([
    [new Date(2026, 9, 31, 23, 59), 0],
    [new Date(2026, 10, 1), 1],
    [new Date(2026, 11, 1), 31],
  ])('at %s has the day %i of November as today', (time, today) => {
    expect(usageOf({ entries: [used(1, 5)], month, now: time, isComplete: true }).data?.today).toBe(today)
  })

  it('treats a day with usage as past, whatever the clock says', () => {
    expect(drawn(data([used(24, 5)], true))).toBe(`${letters('f', 22)} - f5 ${letters('-', 6)}`)
  })

  it.each<[string, DatedEntry]>([
    ['no unit', { unit: null }],
    ['another unit', { unit: 'GB' }],
    ['no amount', { usedUnits: null }],
    ['less than nothing', { usedUnits: -0.01 }],
    ['no readable date', { date: 'gestern' }],
    ['a date in another month', { date: '31.10.2026 23:59' }],
    ['a date in another year', { date: '20.11.2025 14:05' }],
  ])('is absent only for a kind where an entry has %s', (_, overrides) => {
    const usage = read([used(21, 10), used(20, 4, { type: 'CALL', unit: 'min' }), used(19, 5, overrides)])
    expect(usage.data).toBeUndefined()
    expect(usage.call?.unit).toBe('min')
  })

  it('is absent without usage', () => {
    expect(read([])).toEqual({})
    expect(data([used(20, 0)])).toBeUndefined()
    expect(data([used(20, 0), used(19, 5)], true)?.days[18]?.units).toBe(5)
    expect(read([used(20, 1, { type: 'FAX' })])).toEqual({})
  })

  it.each<[mean: object | undefined, entries: DatedEntry[], isComplete?: boolean]>([
    // The 22nd is today. A mean counts days without use, and needs three that are over and loaded.
    [{ units: 5, from: 19, to: 21 }, [used(22, 99), used(21, 10), used(20, 5), used(18, 70)]],
    [{ units: 1, from: 1, to: 21 }, [used(21, 21)], true],
    [undefined, [used(21, 10), used(19, 5)]],
  ])('has the mean %o', (mean, entries, isComplete) => {
    const usage = data(entries, isComplete)
    expect(usage && meanPerDay(usage)).toEqual(mean)
  })
})

describe('the days of the list', () => {
  const on = (day: number | string | undefined, value = 1, label = '€') => ({
    date: typeof day === 'number' ? dateOf(day) : day,
    price: { value, label },
  })

  it.each<[why: string, entries: Parameters<typeof dayStarts>[0], starts: string, isComplete?: boolean]>([
    ['begin with their first entry', [on(21), on(21, 2), on(20, 0), on(18)], '0: 21. 3, 2: 20. 0, 3: 18. 1'],
    ['do not sum up the oldest if more may come', [on(21), on(20)], '0: 21. 1, 1: 20. ?', false],
    ['do not sum up other currencies', [on(21, 1, 'RSD'), on(21), on(20)], '0: 21. ?, 2: 20. 1'],
    ['sum up nothing in another order', [on(20), on(21), on(20)], '0: 20. ?, 1: 21. ?, 2: 20. ?'],
    ['sum up nothing without a date', [on(21), on(undefined), on(21)], '0: 21. ?, 2: 21. ?'],
    ['sum up nothing with an empty date', [on(21), on(''), on(21)], '0: 21. ?, 2: 21. ?'],
    ['sum up nothing with an odd date', [on(21), on('gestern'), on(21)], '0: 21. ?, 2: 21. ?'],
  ])('U2: %s', (_, entries, starts, isComplete = true) => {
    const found = [...dayStarts(entries, isComplete)]
    const texts = found.map(([index, { date, costs = '?' }]) => `${index}: ${date.getDate()}. ${costs}`)
    expect(texts.join(', ')).toBe(starts)
  })
})

/** A month whose first days had this use; it is over if no day is today. Up to the day `open`, more may come. */
const monthOf = (units: number[], { days = 30, today = 32, unit = 'MB', open = 0 } = {}): UsageByDay => ({
  unit,
  today,
  days: Array.from({ length: days }, (_, index) => ({
    day: index + 1,
    units: units[index] ?? 0,
    state: index < open ? 'open' : index >= today && !units[index] ? 'future' : 'full',
  })),
})

describe('a month compared with the previous one', () => {
  const five = monthOf([1, 2, 4, 100, 100], { days: 31 })

  it.each<[month: UsageByDay, before: UsageByDay, difference: number, upTo?: number]>([
    [monthOf([10, 20]), monthOf([5, 5], { days: 31 }), 20],
    [monthOf([5, 5]), monthOf([10, 20], { days: 31 }), -20],
    [monthOf([]), monthOf([10], { days: 31 }), -10],
    [monthOf([9], { today: 31 }), monthOf([...Array(30).fill(0), 4], { days: 31 }), 5],
    // A month that runs: the days that are over, and the same days of the month before.
    [monthOf([10, 10, 10, 50], { today: 4 }), five, 23, 3],
    [monthOf([10], { today: 2 }), five, 9, 1],
    [monthOf([], { days: 31, today: 31 }), monthOf([1], { days: 28 }), -1, 30],
  ])('U1: %# shows the difference in usage', (month, before, difference, upTo) => {
    expect(compareMonths(month, before)).toEqual({ difference, upTo })
  })

  it.each([
    ['another unit', monthOf([1]), monthOf([1], { unit: 'GB' })],
    ['its first day today', monthOf([1], { today: 1 }), monthOf([1])],
    ['days that are not loaded', monthOf([1], { open: 2 }), monthOf([1])],
    ['its last day not loaded', monthOf([1], { today: 2, open: 1 }), monthOf([1])],
    ['the last day before not loaded', monthOf([1], { today: 2 }), monthOf([1], { open: 1 })],
    ['a month that has not begun', monthOf([], { today: 0 }), monthOf([1])],
  ])('U1: is not compared: %s', (_, usage, before) => expect(compareMonths(usage, before)).toBeUndefined())
})

it.each([
  ['2026-11', '2026-10'],
  ['2027-01', '2026-12'],
  ['2026-03', '2026-02'],
])('U1: the month before %s is %s', (text, expected) => expect(previousMonth(text)).toBe(expected))
