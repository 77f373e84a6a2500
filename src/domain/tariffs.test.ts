import { describe, expect, it } from 'vitest'
import { activePlans } from './activePlans'
import { hasUnit, itemAmountOf } from './itemAmount'
import { type Offer, tariffDifferenceOf } from './tariffDifference'

describe('the amount in the title of an item', () => {
  it.each([
    ['1.000 Minuten', 1000, 'Minuten'],
    ['1000 Freiminuten', 1000, 'Freiminuten'],
    ['1000 Mbit/s', 1000, 'Mbit/s'],
    ['1.234.567,5 MB', 1_234_567.5, 'MB'],
    ['1,5 GB', 1.5, 'GB'],
    [' 40\u00a0GB ', 40, 'GB'],
    ['5 GB in der EU', 5, 'GB in der EU'],
  ])('T1: of %j is %d %s', (title, number, unit) => expect(itemAmountOf(title)).toEqual({ number, unit }))

  it.each([
    ...['davon 5 GB in der EU', 'Unlimitierte Minuten', '15GB', '15', '15 ', '1.5 GB', '1.00 GB'],
    // Four digits may also be a year or a postcode.
    ...['2026 Aktion', '2026 Minimalpreis', '1150 Wien'],
    ...['1000.000 GB', '1,5,5 GB', '-5 GB', '+5 GB', `${'9'.repeat(400)} GB`, '', null, undefined],
  ])('T1: %j has none', (title) => expect(itemAmountOf(title)).toBeUndefined())

  it.each([
    ['1000 Minuten', 'MIN ', true],
    ['1000 minuta', 'min', true],
    ['15 GB in der EU', 'gb', true],
    ['100 Mbit/s', 'MB', false],
    ['15 GB', 'min', false],
    ['15 GB', '', false],
    ['15 GB', null, false],
  ])('T1: %s counts in %s: %s', (title, unit, does) => {
    expect(hasUnit(itemAmountOf(title) ?? { number: 0, unit: '' }, unit)).toBe(does)
  })
})

const offer = (value: number | null, titles: (string | null)[], overrides: Offer = {}): Offer => ({
  price: { value, label: '€' },
  durationLabel: '28 Tage',
  descriptionItems: titles.map((title) => ({ title, subtitle: 'davon 5 GB in der EU' })),
  ...overrides,
})
const medium = offer(14.9, ['1000 Minuten', '15 GB'])
const large = offer(24.9, ['2.000 Minuten', '40 GB'])

describe('the difference between a tariff and the active one', () => {
  it.each([
    [large, 10, [1000, 25]],
    [offer(9.9, ['500 Minuten', '5 GB']), -5, [-500, -10]],
    // In the order of the tariff in use, and only the items of that tariff.
    [offer(14.95, ['15,3 GB', '100 SMS', '1000 Minuten']), 0.05, [0, 0.3]],
  ])('T1: of %j', (other, value, numbers) => {
    expect(tariffDifferenceOf(medium, other)).toEqual({
      price: { value, label: '€' },
      items: numbers.map((number, index) => ({ number, unit: index ? 'GB' : 'Minuten' })),
    })
  })

  const untimed = { durationLabel: null }
  it.each<[string, active: Offer, other: Offer]>([
    ['it runs for another time', medium, offer(5, ['1 Minuten', '1 GB'], { durationLabel: 'pro Monat' })],
    ['its time is unknown', medium, offer(5, ['1 Minuten', '1 GB'], untimed)],
    ['both times are unknown', { ...medium, ...untimed }, { ...large, ...untimed }],
    ['it has another unit', medium, offer(5, ['1 Minuten', '500 MB'])],
    ['an item is ambiguous', medium, offer(5, ['1 Minuten', '5 GB', '2 GB'])],
    ['an item has no number', medium, offer(5, ['1 Minuten', null])],
    ['it lacks one of three items', offer(5, ['1 Minuten', '5 GB', '2 SMS']), large],
    ['a single item may be a package', offer(20, ['30 GB']), offer(5, ['5 GB'])],
  ])('T1: is unknown if %s', (_, active, other) => expect(tariffDifferenceOf(active, other)).toBeUndefined())

  it.each<Offer['price']>([
    undefined,
    { value: null, label: '€' },
    { value: 24.9, label: 'RSD' },
    { value: 24.9, label: '€ / Monat' },
  ])('T1: has no price if one price is %j', (price) => {
    const items = tariffDifferenceOf(medium, large)?.items
    expect(tariffDifferenceOf(medium, { ...large, price })).toEqual({ price: undefined, items })
    expect(tariffDifferenceOf({ ...medium, price }, large)).toEqual({ price: undefined, items })
  })
})

describe('T4: the active plans', () => {
  type Plan = { mvno_code: string; isActive: boolean | null }
  const plan = (mvno_code: string, isActive: boolean | null = null): Plan => ({ mvno_code, isActive })

  it.each<[string, oldTariff: Plan | null, ...tariffs: Plan[]]>([
    ['A', plan('A')],
    ['AC', plan('A', true), plan('C', true)],
    ['BC', plan('A', false), plan('B', true), plan('C', true)],
    ['C', null, plan('A'), plan('C', true)],
    ['', plan('A', false), plan('C', false)],
  ])('are "%s" of %j and %j', (codes, oldTariff, ...tariffs) => {
    const active = activePlans(oldTariff, tariffs)
    expect(active.map(({ mvno_code }) => mvno_code).join('')).toBe(codes)
  })
})
