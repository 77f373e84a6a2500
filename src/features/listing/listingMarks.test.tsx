import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  answerPage,
  type Entry,
  entries,
  expectEntries,
  listingQueries,
  loadNextPage,
  openListing,
  pageOf,
} from '../../../tests/support/listingVisit'
import { watchSavedFiles } from '../../../tests/support/savedFiles'
import { press, textOf } from '../../../tests/support/steps'

const sms = (day: string, value: number | null, overrides: Entry = {}): Entry => ({
  ...{ type: 'MESSAGE', date: `${day}.11.2026 14:05`, price: { value, label: '€' } },
  ...overrides,
})
const abroad = { roaming: true }
const firstPage = pageOf(
  1,
  2,
  sms('18', 0.5),
  sms('18', 0),
  sms('17', null),
  sms('16', 0, abroad),
  sms('15', 1),
)
const lastPage = pageOf(2, 2, sms('15', 2, abroad), sms('14', 0))
const head = () => textOf(document.querySelector('main div[role=status]'))
const filter = (name: string) => screen.findByRole('button', { name })
const headings = async () =>
  (await entries()).map((entry) => textOf(entry.querySelector('h2')?.parentElement))

it('U1 U2: the list narrows to what was charged or made abroad, as far as entries are loaded', async () => {
  const portal = await openListing()
  await answerPage(portal, firstPage)
  await press(portal, 'Kostenpflichtig')
  await expectEntries(2)
  expect(head()).toBe('2 von 5 geladenen Einträgen')
  // An entry of the same day may be missing from the sum.
  expect(await headings()).toEqual(['Mittwoch, 18. November', 'Sonntag, 15. November'])
  await press(portal, 'Im Ausland')
  expect(screen.getByText('Kein geladener Eintrag passt zu dieser Auswahl.')).toBeVisible()
  await loadNextPage(portal, lastPage)
  await waitFor(() => expect(head()).toBe('1 von 7 geladenen Einträgen'))
  const saved = watchSavedFiles()
  await press(portal, 'CSV herunterladen')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('verbindungen-2026-11-kostenpflichtig-ausland.csv')
  expect((await saved[0]?.content?.text())?.trim().split('\r\n')).toHaveLength(2)
  await press(portal, 'Im Ausland')
  await expectEntries(3)
  expect(await headings()).toEqual([
    'Mittwoch, 18. NovemberKosten 0,50 €',
    'Sonntag, 15. NovemberKosten 3,00 €',
    '',
  ])
  expect(listingQueries(portal)).toHaveLength(2)
})

it('U1: the address keeps these filters for another month and a reload', async () => {
  const portal = await openListing('/listing?charged=yes')
  await answerPage(portal, pageOf(1, 1, sms('18', 0.5), sms('17', 0)))
  expect(await filter('Kostenpflichtig')).toHaveAttribute('aria-pressed', 'true')
  await expectEntries(1)
  await portal.user.selectOptions(screen.getByRole('combobox', { name: 'Monat' }), 'Oktober 2026')
  expect(window.location.search).toBe('?charged=yes&month=2026-10')
  await answerPage(portal, pageOf(1, 1, sms('18', 0.5)))
  await press(portal, 'Kostenpflichtig')
  expect(window.location.search).toBe('?month=2026-10')
})
