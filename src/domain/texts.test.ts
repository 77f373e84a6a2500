import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Locales } from '../../i18n/i18n-types'
import { i18nObject, locales } from '../../i18n/i18n-util'
import { loadAllLocales } from '../../i18n/i18n-util.sync'
import { languages } from '../../i18n/languages.gen'
import { formatApiDate, localizeDates, parseApiDate, parseApiTime } from '../lib/formats/dates'
import { formatNumber, formatQuantity } from '../lib/formats/numbers'
import { daysOfMonth, monthName, recentMonths } from '../lib/months'
import { dayInSentence, shortDay } from './dayTexts'
import { formatMoney } from './money'
import { monthAfterIn } from './monthTexts'
import { priceParts, priceText } from './price'

loadAllLocales()

describe('a date', () => {
  const day = new Date(2026, 2, 5)

  it('has the format day.month.year', () => expect(formatApiDate(day)).toBe('05.03.2026'))

  it.each([
    ['de', '5. März', '5.3.'],
    ['sr', '5. marta', '5.3.'],
    ['en', '5 March', '5 Mar'],
  ] as const)('has no year in sentences and lines, %s: %s, %s', (locale, inSentence, short) => {
    const texts = i18nObject(locale)
    expect(
      [dayInSentence(day, texts), shortDay(day, texts)].map((text) => text.replace('\u00a0', ' ')),
    ).toEqual([inSentence, short])
  })

  it.each<[text: string, day: Date | undefined]>([
    ...['05.03.2026', '5.3.2026', '05. 03. 2026.', ' 5.3.2026 '].map((text): [string, Date] => [text, day]),
    ['29.02.2028', new Date(2028, 1, 29)],
    ...['', '31.02.2026', '05.13.2026', '2026-03-05', '5.3.26', '00.00.2026', 'soon'].map(
      (text): [string, undefined] => [text, undefined],
    ),
  ])('%j is read as %s', (text, read) => {
    expect(parseApiDate(text)).toEqual(read)
    expect(parseApiTime(`${text.trim()} 14:05`)).toEqual(read && { day: read, time: '14:05' })
  })

  it.each([
    ['5.3.2026  4:05 ', '4:05'],
    ['05.03.2026', ''],
  ])('has a time in %j', (text, time) => expect(parseApiTime(text)).toEqual({ day, time }))
})

describe('a date on screen', () => {
  it.each([
    ['20.11.2026', '20.11.2026.'],
    ['20. 11. 2026.', '20. 11. 2026.'],
    ['20.11.2026 14:05, račun', '20.11.2026. 14:05, račun'],
    ['5.3.2026–6.3.2026', '5.3.2026.–6.3.2026.'],
    ['2026', '2026'],
    ['1.2.20261', '1.2.20261'],
  ])('%s ends with a dot in Serbian: %s', (text, serbian) => {
    expect(localizeDates(text, 'sr')).toBe(serbian)
    for (const locale of ['de', 'en'] as const) expect(localizeDates(text, locale)).toBe(text)
  })
})

describe('months', () => {
  it('U1: are the current one and the five before it, also on the last day of a long month', () => {
    expect(recentMonths(new Date(2026, 4, 31, 23, 59), 6).join()).toBe(
      '2026-05,2026-04,2026-03,2026-02,2026-01,2025-12',
    )
  })

  it.each([
    ['2026-11', new Date(2026, 10, 1), new Date(2026, 10, 30)],
    ['2028-02', new Date(2028, 1, 1), new Date(2028, 1, 29)],
    ['2025-12', new Date(2025, 11, 1), new Date(2025, 11, 31)],
  ])('U1: %s has a first and a last day', (month, firstDay, lastDay) => {
    expect(daysOfMonth(month)).toEqual({ firstDay, lastDay })
  })

  it('U1: have names in both languages', () => {
    expect(monthName('2026-03', 'de')).toBe('März 2026')
    expect(monthName('2026-11', 'sr')).toBe('Novembar 2026')
    const { listing } = i18nObject('sr')
    const texts = ['2026-03', '2026-10', '2026-12'].map((month) =>
      listing.lessThan({ amount: '1,00 €', month: monthAfterIn(month, i18nObject('sr')) }),
    )
    expect(texts).toEqual(['martu', 'oktobru', 'decembru'].map((month) => `1,00 € manje nego u ${month}`))
  })
})

describe('numbers', () => {
  it('have at most two decimals, and groups of thousands', () => {
    expect(formatNumber(10240, 'de')).toBe('10.240')
    expect(formatNumber(1.236, 'sr')).toBe('1,24')
    expect(formatNumber(5, 'de')).toBe('5')
  })

  /** Amounts as providers send them, numbers between them, and what no provider should send. */
  const numbers = fc.oneof(
    fc.integer({ min: -10_000_000, max: 10_000_000 }).map((cents) => cents / 100),
    fc.integer({ min: -10_000_000, max: 10_000_000 }).map((thousandths) => thousandths / 1000),
    fc.double({ min: -1e7, max: 1e7, noNaN: true }),
    fc.double(),
  )
  // Intl writes a sign before a negative number that is rounded to 0.
  const isNothing = (value: number) => Object.is(value, -0) || (value < 0 && value > -0.005)

  it.each(locales)('%s: formats numbers and amounts like Intl', (locale) => {
    const { tag } = languages[locale]
    const quantity = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
    const amount = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' })
    fc.assert(
      fc.property(numbers, (value) => {
        fc.pre(!isNothing(value))
        expect(formatNumber(value, locale)).toBe(quantity.format(value))
        expect(formatMoney(value, locale)).toBe(amount.format(value))
      }),
      // Rounding to hundredths and then to a whole number would make these a hundredth too much.
      { numRuns: 3_000, examples: [[1234567.0049999999], [17314958568281.404]] },
    )
  })

  it.each([
    [{ value: 29.9 }, '29,90 €', '€29.90'],
    [{ value: -1234.5, label: '€' }, '-1.234,50 €', '-€1,234.50'],
    [{ value: 5, label: '€/Monat' }, '5,00 €/Monat', '€5.00/Monat'],
    [{ value: 5, label: 'EUR' }, '5,00 EUR', '5.00 EUR'],
    [{ value: 5, label: 'RSD' }, '5,00 RSD', '5.00 RSD'],
  ])('%j is %s, in English %s', (price, german, english) => {
    const textsOf = (locale: Locales) => {
      const parts = priceParts(price, locale)
      return [priceText(price, locale), parts && [parts.amount, parts.label].filter(Boolean).join('\u00a0')]
    }
    const withSpace = (text: string) => text.replace(' ', '\u00a0')
    expect(textsOf('de')).toEqual(Array(2).fill(withSpace(german)))
    expect(textsOf('en')).toEqual(Array(2).fill(withSpace(english)))
  })

  it('English quantities of euro begin with their sign', () => {
    expect([formatQuantity(2.5, '€', 'en'), formatQuantity(2.5, 'GB', 'en')]).toEqual(['€2.5', '2.5\u00a0GB'])
  })
})
