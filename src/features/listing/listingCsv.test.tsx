import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Locales } from '../../../i18n/i18n-types'
import { call, date, type Entry, openWithPage, pageOf } from '../../../tests/support/listingVisit'
import { watchSavedFiles } from '../../../tests/support/savedFiles'
import { heading } from '../../../tests/support/steps'
import { goTo } from '../../../tests/support/testPortal'

const used = (usedUnits: number | null, unit: string | null, usedUnitsLabel: string | null = null) => ({
  ...{ type: 'DATA', date, usedUnits, unit, usedUnitsLabel },
})
const labels: Partial<Record<Locales, string>> = {
  de: 'CSV herunterladen',
  sr: 'Preuzmi CSV',
  en: 'Download CSV',
}

/** Saves these entries, and returns the lines of the file. */
async function linesOf(entries: readonly Entry[], locale: Locales = 'de') {
  const portal = await openWithPage(pageOf(1, 1, ...entries), { locale, languages: 'de sr en' })
  const saved = watchSavedFiles()
  await portal.user.click(await screen.findByRole('button', { name: labels[locale] }))
  await waitFor(() => expect(saved).toHaveLength(1))
  return ((await saved[0]?.content?.text()) ?? '').trim().split('\r\n')
}

it.each<[Locales, head: string, first: string, second: string]>([
  [
    'de',
    '"Datum";"Art";"Nummer";"Verbrauch";"Einheit";"Preis";"Währung";"Roaming"',
    '"18.11.2026 14:05";"Anruf";"+43 660 1234567";"0,30";"min";"29,90";"€";"Ja"',
    '"18.11.2026 14:05";"Datenverbindung";"";"0,3450";"GB";"";"";""',
  ],
  [
    'sr',
    '"Datum";"Vrsta";"Broj telefona";"Potrošnja";"Jedinica";"Cena";"Valuta";"Roming"',
    '"18.11.2026 14:05";"Poziv";"+43 660 1234567";"0,30";"min";"29,90";"€";"Da"',
    '"18.11.2026 14:05";"Prenos podataka";"";"0,3450";"GB";"";"";""',
  ],
  [
    'en',
    '"Date","Type","Number","Used","Unit","Price","Currency","Roaming"',
    '"18.11.2026 14:05","Call","+43 660 1234567",0.30,"min",29.90,"€","Yes"',
    '"18.11.2026 14:05","Data session","",0.3450,"GB","","",""',
  ],
])('U6: the CSV has separators, headings and words of the language: %s', async (locale, ...lines) => {
  const price = { value: 29.9, label: '29,90 €' }
  const first = { ...call('436601234567'), usedUnits: 0.1 + 0.2, unit: 'min', usedUnitsLabel: '18 s' }
  const entries = [{ ...first, price, roaming: true }, used(0.345, 'GB')]
  expect(await linesOf(entries, locale)).toEqual(lines)
})

it('U6: the CSV has the numbers of the screen, and all others as the provider writes them', async () => {
  const numbers = [
    '436601234567',
    '4312345678',
    '+381641234567',
    '38761123456',
    '43660123xxx',
    '0133',
    '=1+1',
  ]
  const lines = await linesOf(numbers.map(call))
  expect(lines.slice(1).map((line) => line.split(';')[2])).toEqual([
    ...['"+43 660 1234567"', '"+43 1 2345678"', '"+381 64 1234567"'],
    ...['"38761123456"', '"43660123xxx"', '"0133"', `"'=1+1"`],
  ])
})

it('U6: the CSV has the words of the provider for a used amount without a number or a unit', async () => {
  const lines = await linesOf([
    used(null, 'MB', 'ca. 2 MB'),
    used(2, null, '2 MB'),
    used(0, ''),
    used(null, null),
  ])
  expect(lines.slice(1).map((line) => line.split(';').slice(3, 5).join(' '))).toEqual([
    ...['"ca. 2 MB" "MB"', '"2,00" "2 MB"', '"0,00" ""', '"" ""'],
  ])
})

it('U6: the listing saves no CSV after the customer has left, although its phone numbers load late', async () => {
  await openWithPage(pageOf(1, 1, call('4312345678')))
  const button = await screen.findByRole('button', { name: labels.de })
  const saved = watchSavedFiles()
  button.click()
  await goTo('/customer-support')
  await heading('Kundenservice')
  await import('../../core/phone/library/LibraryNumber')
  expect(saved).toEqual([])
})
