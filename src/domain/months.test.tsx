import { describe, expect, it } from 'vitest'
import type { Locales } from '../../i18n/i18n-types'
import { i18nObject } from '../../i18n/i18n-util'
import { loadAllLocales } from '../../i18n/i18n-util.sync'
import { createDayFormatter } from '../features/listing/usageTexts'
import { monthInSentence, monthName, shortMonth } from '../lib/months'
import { dayInSentence, shortDay } from './dayTexts'
import { monthAfterIn } from './monthTexts'

loadAllLocales()

describe('the months of Austria', () => {
  const setCountries = (content: string) => {
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'portal:countries', content })
    document.head.append(meta)
    return () => meta.remove()
  }
  const newYear = new Date(2026, 0, 1)
  const namesIn = (locale: Locales) => {
    const texts = i18nObject(locale)
    return [
      ...[monthName('2026-01', locale), monthInSentence('2026-01', locale), monthAfterIn('2026-01', texts)],
      ...[dayInSentence(newYear, texts), createDayFormatter(locale)(newYear), shortDay(newYear, texts)],
      shortMonth('2026-01', locale),
    ].map((text) => text.replace('\u00a0', ' '))
  }
  const german = ['Januar 2026', 'Januar', 'Januar', '1. Januar', 'Donnerstag, 1. Januar', '1.1.', 'Jan']
  const austrian = ['Jänner 2026', 'Jänner', 'Jänner', '1. Jänner', 'Donnerstag, 1. Jänner', '1.1.', 'Jän']

  it.each([
    ['AT DE RS', austrian],
    ['AT', austrian],
    ['DE AT', german],
    ['', german],
  ])('with the countries %j: %s', (countries, names) => {
    const remove = setCountries(countries)
    expect(namesIn('de')).toEqual(names)
    expect(namesIn('sr')).toEqual([
      ...['Januar 2026', 'januar', 'januaru', '1. januara', 'Četvrtak, 1. januar', '1.1.', 'jan'],
    ])
    expect(namesIn('en').slice(0, 4)).toEqual(['January 2026', 'January', 'January', '1 January'])
    remove()
  })
})
