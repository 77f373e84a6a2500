import { describe, expect, it } from 'vitest'
import type { Tariff } from '../../../api/types'
import type { DayUsage } from '../../../core/usageCache'
import { formatApiDate } from '../../../lib/formats/dates'
import { hasCourse } from '../mainData'
import { type BurnDown, burnDownOf, paceOf } from './burnDown'
import { remedyOf } from './remedyOf'

const today = new Date(2026, 11, 2, 14)
const period = { length: 10, left: 6 }
const data = { name: 'Daten Österreich', unit: 'GB', balance: 6, initialBalance: 10 }
const allowance = { ...data, expiryDate: formatApiDate(new Date(2026, 11, 8)) }

/** The use of 28 November to 2 December, in MB. */
const usageOf =
  (used: readonly number[], unit = 'MB', state: DayUsage['state'] = 'full') =>
  (month: string) => {
    const [from, days] = month === '2026-11' ? [28, used.slice(0, 3)] : [1, used.slice(3)]
    const all = Array.from({ length: 31 }, (_, index): DayUsage => {
      return { day: index + 1, units: days[index + 1 - from] ?? 0, state: index === 29 ? state : 'full' }
    })
    return { unit, days: all, today: 2 }
  }
const nothing = () => undefined

describe('the days of a course', () => {
  it.each<[string, ReturnType<typeof usageOf> | typeof nothing, number[] | undefined]>([
    ['are what is left after each', usageOf([1000, 500, 500, 1000, 1000]), [9, 8.5, 8, 7, 6]],
    [
      'end at the balance, within five percent',
      usageOf([1050, 500, 525, 1050, 1050]),
      [8.994, 8.515, 8.012, 7.006, 6],
    ],
    ['are unknown above that', usageOf([1000, 500, 500, 1000, 1300]), undefined],
    ['are unknown below that', usageOf([1000, 500, 500, 1000, 700]), undefined],
    [
      'are unknown if one is not completely loaded',
      usageOf([1000, 500, 500, 1000, 1000], 'MB', 'open'),
      undefined,
    ],
    ['are unknown in another unit', usageOf([1000, 500, 500, 1000, 1000], 'Einheiten'), undefined],
    ['are unknown if no month is loaded', nothing, undefined],
  ])('%s', (_, usage, rests) => {
    const found = burnDownOf(allowance, period, usage, today)?.rests
    expect(found?.map((rest) => Math.round(rest * 1000) / 1000)).toEqual(rests)
  })

  it('are unknown if the other month is not loaded', () => {
    const usage = usageOf([1000, 500, 500, 1000, 1000])
    const only = (loaded: string) => (month: string) => (month === loaded ? usage(month) : undefined)
    for (const month of ['2026-11', '2026-12'])
      expect(burnDownOf(allowance, period, only(month), today)?.rests).toBeUndefined()
  })
})

it.each<[string, Partial<typeof allowance>, typeof period?]>([
  ['is used up', { balance: 0 }],
  ['has more than its initial amount', { balance: 11 }],
  ['begins today', {}, { length: 6, left: 6 }],
  ['ends today', {}, { length: 10, left: 0 }],
])('an allowance that %s has no course', (_, changes, of = period) => {
  // The home keeps no room for it.
  expect(hasCourse({ ...allowance, ...changes }, of)).toBe(false)
  expect(burnDownOf({ ...allowance, ...changes }, of, nothing, today)).toBeUndefined()
})

const course = (changes: Partial<BurnDown> = {}): BurnDown => ({
  ...{ length: 10, elapsed: 4, initial: 10, rest: 4, rests: undefined, usedPerDay: 1, ...changes },
})

it.each<[string, BurnDown, extra: number, ReturnType<typeof paceOf>]>([
  ['meets zero early', course(), 0, { day: 8, rest: 0 }],
  ['lasts with more', course(), 3, { day: 10, rest: 1 }],
  ['lasts exactly', course(), 2, { day: 10, rest: 0 }],
  ['stays without use', course({ usedPerDay: 0 }), 0, { day: 10, rest: 4 }],
  ['is unknown at first', course({ usedPerDay: undefined }), 0, undefined],
])('the pace %s', (_, burnDown, extra, end) => {
  expect(paceOf(burnDown, extra)).toEqual(end)
})

const offer = (title: string, value: number | null, subtitle = 'in Österreich'): Tariff => ({
  ...{ name: `Extra ${title}`, mvno_code: title, price: { value }, descriptionItems: [{ title, subtitle }] },
})

it.each<[string, Tariff[], string | undefined, BurnDown?]>([
  [
    'is the cheapest that closes the gap',
    [offer('9 GB', 9), offer('3 GB', 5), offer('2 GB', 6), offer('1 GB', 1)],
    '3 GB',
  ],
  ['closes the gap', [offer('1 GB', 1)], undefined],
  ['has a known price', [offer('9 GB', null)], undefined],
  ['adds to this allowance', [offer('9 GB', 5, 'in der EU'), offer('9 SMS', 5)], undefined],
  ['is for a gap', [offer('9 GB', 5)], undefined, course({ rest: 7 })],
  ['is not offered at first', [offer('9 GB', 5)], undefined, course({ usedPerDay: undefined })],
])('a remedy %s', (_, packages, code, burnDown = course()) => {
  expect(remedyOf(packages, allowance, burnDown)?.tariff.mvno_code).toBe(code)
})
