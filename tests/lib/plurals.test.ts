import { describe, expect, test } from 'vitest'
import type { Locales } from '../../i18n/i18n-types'
import { i18nObject, loadedLocales, locales } from '../../i18n/i18n-util'
import { loadAllLocales } from '../../i18n/i18n-util.sync'
import { countParams } from '../../src/lib/numbers'

type Plural = [name: string, words: string, numbers: number[]]

/** Every text with a plural: one of its forms, and the numbers for it. A new language may follow later. */
loadAllLocales()

const expected: Partial<Record<Locales, Plural[]>> = {
  de: [
    ['shell.contractCount', '# Vertrag', [1]],
    ['shell.contractCount', '# Verträge', [0, 2, 5, 21, 22]],
    ['shell.inactivityLeft', 'Noch # Sekunde', [1]],
    ['shell.inactivityLeft', 'Noch # Sekunden', [0, 2, 5, 21, 60]],
    ['listing.loaded', '# Eintrag geladen', [1]],
    ['listing.loaded', '# Einträge geladen', [0, 2, 5, 21, 22]],
    ['listing.loaded', '10.000 Einträge geladen', [10_000]],
    ['bill.openCount', '# offene Rechnung', [1]],
    ['bill.openCount', '# offene Rechnungen', [0, 2, 5, 21, 22]],
    ['overview.remainingTime', 'Der Strich zeigt, wie viel Zeit noch übrig ist: # von # Tag.', [1]],
    ['overview.remainingTime', 'Der Strich zeigt, wie viel Zeit noch übrig ist: # von # Tagen.', [2, 21, 28]],
    ['overview.shortNote', 'SMS: reicht etwa bis 01.12., # Tag vor dem Ende.', [1]],
    ['overview.shortNote', 'SMS: reicht etwa bis 01.12., # Tage vor dem Ende.', [2, 5, 21]],
    ['tariff.yourUse', 'Ihr Verbrauch, hochgerechnet auf # Tag: etwa 5 GB.', [1]],
    ['tariff.yourUse', 'Ihr Verbrauch, hochgerechnet auf # Tage: etwa 5 GB.', [2, 21, 28]],
    ['tariff.basis', 'Gerechnet aus # Tag seit 01.12..', [1]],
    ['tariff.basis', 'Gerechnet aus # Tagen seit 01.12..', [2, 21]],
    ['topUp.covers', 'Damit ist SMS für # Verlängerung gedeckt (je 9,90 €, die nächste am 01.12.).', [1]],
    [
      'topUp.covers',
      'Damit ist SMS für # Verlängerungen gedeckt (je 9,90 €, die nächste am 01.12.).',
      [2, 5, 21],
    ],
  ],
  sr: [
    ['shell.contractCount', '# ugovor', [1, 21, 101]],
    ['shell.contractCount', '# ugovora', [0, 2, 4, 5, 11, 12, 22, 25, 111]],
    ['shell.inactivityLeft', 'Još # sekunda', [1, 21, 51]],
    ['shell.inactivityLeft', 'Još # sekunde', [2, 4, 22, 34]],
    ['shell.inactivityLeft', 'Još # sekundi', [0, 5, 11, 12, 25, 60]],
    ['listing.loaded', 'Učitano: # stavka', [1, 21, 101]],
    ['listing.loaded', 'Učitano: # stavke', [2, 4, 22, 104]],
    ['listing.loaded', 'Učitano: # stavki', [0, 5, 11, 12, 25, 111]],
    ['bill.openCount', '# neplaćen račun', [1, 21, 101]],
    ['bill.openCount', '# neplaćena računa', [2, 4, 22, 104]],
    ['bill.openCount', '# neplaćenih računa', [0, 5, 11, 12, 25, 111]],
    ['overview.shortNote', 'SMS: dovoljno otprilike do 01.12., # dan pre kraja.', [1, 21]],
    ['overview.shortNote', 'SMS: dovoljno otprilike do 01.12., # dana pre kraja.', [2, 5, 11, 12, 22]],
    ['tariff.yourUse', 'Vaša potrošnja, preračunata na # dan: oko 5 GB.', [1, 21]],
    ['tariff.yourUse', 'Vaša potrošnja, preračunata na # dana: oko 5 GB.', [2, 5, 11, 28]],
    ['topUp.covers', 'Time je tarifa SMS pokrivena za # produženje (po 9,90 €, sledeće 01.12.).', [1, 21]],
    [
      'topUp.covers',
      'Time je tarifa SMS pokrivena za # produženja (po 9,90 €, sledeće 01.12.).',
      [2, 5, 11, 22],
    ],
  ],
  en: [
    ['shell.contractCount', '# contract', [1]],
    ['shell.contractCount', '# contracts', [0, 2, 5, 21, 22]],
    ['shell.inactivityLeft', '# second left', [1]],
    ['shell.inactivityLeft', '# seconds left', [0, 2, 21, 60]],
    ['listing.loaded', '# entry loaded', [1]],
    ['listing.loaded', '# entries loaded', [0, 2, 21]],
    ['listing.loaded', '10,000 entries loaded', [10_000]],
    ['bill.openCount', '# unpaid bill', [1]],
    ['bill.openCount', '# unpaid bills', [0, 2, 21]],
    ['overview.remainingTime', 'The mark shows how much time is left: # of # day.', [1]],
    ['overview.remainingTime', 'The mark shows how much time is left: # of # days.', [2, 21, 28]],
    ['overview.shortNote', 'SMS: lasts until about 01.12., # day before the period ends.', [1]],
    ['overview.shortNote', 'SMS: lasts until about 01.12., # days before the period ends.', [2, 21]],
    ['tariff.yourUse', 'Your usage, projected over # day: about 5 GB.', [1]],
    ['tariff.yourUse', 'Your usage, projected over # days: about 5 GB.', [2, 28]],
    ['tariff.basis', 'Based on # day since 01.12..', [1]],
    ['tariff.basis', 'Based on # days since 01.12..', [2, 21]],
    ['topUp.covers', 'This covers # renewal of SMS (9,90 € each, the next on 01.12.).', [1]],
    ['topUp.covers', 'This covers # renewals of SMS (9,90 € each, the next on 01.12.).', [2, 21]],
  ],
}

const countedTexts = (dictionary: object): string[] =>
  Object.entries(dictionary).flatMap(([part, texts]) =>
    Object.entries(texts as Record<string, unknown>)
      .filter(([, text]) => typeof text === 'string' && text.includes('{{'))
      .map(([name]) => `${part}.${name}`),
  )

const judgedLocales = locales.flatMap((locale) => {
  const plurals = expected[locale]
  return plurals ? [{ locale, plurals }] : []
})

describe.each(judgedLocales)('S6: numbers of things, $locale', ({ locale, plurals }) => {
  const cases = plurals.flatMap(([name, text, numbers]) =>
    numbers.map((count) => [name, count, text.replaceAll('#', String(count))] as const),
  )

  test('S6: this test covers each text with a plural', () => {
    const named = new Set(plurals.map(([name]) => name))
    expect(new Set(countedTexts(loadedLocales[locale]))).toEqual(named)
  })

  test.each(cases)('S6: %s of %i: %s', (name, count, text) => {
    const [part = '', key = ''] = name.split('.')
    const parts: Record<string, Record<string, (values: object) => string>> = Object(i18nObject(locale))
    const numbers = { left: count, all: count, days: count, n: count }
    const otherParams = { name: 'SMS', date: '01.12.', amounts: '5 GB', price: '9,90 €', ...numbers }
    expect(parts[part]?.[key]?.({ ...countParams(count, locale), ...otherParams })).toBe(text)
  })
})
