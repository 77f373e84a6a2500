import { describe, expect, test } from 'vitest'
import type { Locales } from '../../i18n/i18n-types'
import { i18nObject, loadedLocales } from '../../i18n/i18n-util'
import { loadAllLocales } from '../../i18n/i18n-util.sync'
import { countParams, formatNumber } from './formats/numbers'

loadAllLocales()

/** The numbers of each form of a plural, in the order of its forms. A new language may follow later. */
const numbers: Partial<Record<Locales, number[][]>> = {
  de: [[1], [0, 2, 5, 21, 22, 10_000]],
  sr: [
    [1, 21, 101],
    [2, 4, 22, 104],
    [0, 5, 11, 12, 25, 111],
  ],
  en: [[1], [0, 2, 5, 21, 22, 10_000]],
}

/** Every text with a plural: the words around the number in each of its forms. */
const expected: Partial<Record<Locales, Record<string, string[]>>> = {
  de: {
    'shell.contractCount': ['# Vertrag', '# Verträge'],
    'shell.inactivityLeft': ['Noch # Sekunde', 'Noch # Sekunden'],
    'login.resendIn': ['in # Sekunde möglich', 'in # Sekunden möglich'],
    'listing.loaded': ['# Eintrag geladen', '# Einträge geladen'],
    'bill.openCount': ['# offene Rechnung', '# offene Rechnungen'],
    'overview.remainingOfDays': ['von # Tag', 'von # Tagen'],
    'overview.mainShort': ['SMS: reicht etwa bis 01.12. – # Tag zu kurz.', 'bis 01.12. – # Tage zu kurz.'],
    'overview.mainUsedUp': ['noch # Tag bis 01.12.', 'noch # Tage bis 01.12.'],
    'tariff.yourUse': ['hochgerechnet auf # Tag: etwa 5 GB.', 'hochgerechnet auf # Tage: etwa 5 GB.'],
    'tariff.basis': ['Gerechnet aus # Tag seit 01.12..', 'Gerechnet aus # Tagen seit 01.12..'],
    'listing.matching': ['# von # geladenem Eintrag', '# von # geladenen Einträgen'],
    'topUp.covers': ['SMS für # Verlängerung gedeckt', 'SMS für # Verlängerungen gedeckt'],
  },
  sr: {
    'shell.contractCount': ['# ugovor', '# ugovora', '# ugovora'],
    'shell.inactivityLeft': ['Još # sekunda', 'Još # sekunde', 'Još # sekundi'],
    'login.resendIn': ['za # sekundu.', 'za # sekunde.', 'za # sekundi.'],
    'listing.loaded': ['Učitano: # stavka', 'Učitano: # stavke', 'Učitano: # stavki'],
    'bill.openCount': ['# neplaćen račun', '# neplaćena računa', '# neplaćenih računa'],
    'overview.mainShort': ['do 01.12. – # dan prekratko.', '– # dana prekratko.', '– # dana prekratko.'],
    'overview.mainUsedUp': ['još # dan do 01.12.', 'još # dana do 01.12.', 'još # dana do 01.12.'],
    'tariff.yourUse': ['na # dan: oko 5 GB.', 'na # dana: oko 5 GB.', 'na # dana: oko 5 GB.'],
    'listing.matching': ['# od # učitane stavke', '# od # učitane stavke', '# od # učitanih stavki'],
    'topUp.covers': ['pokrivena za # produženje (', 'za # produženja (', 'za # produženja ('],
  },
  en: {
    'shell.contractCount': ['# contract', '# contracts'],
    'shell.inactivityLeft': ['# second left', '# seconds left'],
    'login.resendIn': ['in # second.', 'in # seconds.'],
    'listing.loaded': ['# entry loaded', '# entries loaded'],
    'bill.openCount': ['# unpaid bill', '# unpaid bills'],
    'overview.remainingOfDays': ['of # day', 'of # days'],
    'overview.mainShort': ['SMS: lasts until about 01.12. – # day too short.', '– # days too short.'],
    'overview.mainUsedUp': ['# day to go until 01.12.', '# days to go until 01.12.'],
    'tariff.yourUse': ['projected over # day: about 5 GB.', 'projected over # days: about 5 GB.'],
    'tariff.basis': ['Based on # day since 01.12..', 'Based on # days since 01.12..'],
    'listing.matching': ['# of # loaded entry', '# of # loaded entries'],
    'topUp.covers': ['This covers # renewal of SMS', 'This covers # renewals of SMS'],
  },
}

const countedTexts = (dictionary: object): string[] =>
  Object.entries(dictionary).flatMap(([part, texts]) =>
    Object.entries(texts as Record<string, unknown>)
      .filter(([, text]) => typeof text === 'string' && text.includes('{{'))
      .map(([name]) => `${part}.${name}`),
  )

describe.each(Object.keys(expected) as Locales[])('S6: numbers of things, %s', (locale) => {
  const texts = Object.entries(expected[locale] ?? {})
  const cases = texts.flatMap(([name, forms]) =>
    forms.flatMap((form, index) =>
      (numbers[locale]?.[index] ?? []).map(
        (count) => [name, count, form.replaceAll('#', formatNumber(count, locale))] as const,
      ),
    ),
  )

  test('S6: this test covers each text with a plural', () => {
    expect(new Set(countedTexts(loadedLocales[locale]))).toEqual(new Set(texts.map(([name]) => name)))
  })

  test.each(cases)('S6: %s of %i: %s', (name, count, text) => {
    const [part = '', key = ''] = name.split('.')
    const parts: Record<string, Record<string, (values: object) => string>> = Object(i18nObject(locale))
    const { shown } = countParams(count, locale)
    const otherParams = {
      name: 'SMS',
      date: '01.12.',
      amounts: '5 GB',
      price: '9,90 €',
      left: shown,
      matches: shown,
      all: shown,
      days: shown,
      n: shown,
    }
    expect(parts[part]?.[key]?.({ ...otherParams, ...countParams(count, locale) })).toContain(text)
  })
})
