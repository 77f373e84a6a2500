import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  answerPage,
  type Entry,
  listingQueries,
  openWithPage,
  pageOf,
  select,
} from '../../../tests/support/listingVisit'
import { press, textOf } from '../../../tests/support/steps'
import type { VisitedPortal } from '../../../tests/support/testPortal'

const data = (day: number, usedUnits: number): Entry => ({
  ...{ type: 'DATA', usedUnits, unit: 'MB', date: `${day}.11.2026 14:05` },
  price: { value: 0.5, label: '€' },
})
const requestedPages = (portal: VisitedPortal) => listingQueries(portal).map(({ page }) => page)
const failPage = ({ answers }: VisitedPortal) => answers.replace('getListing', { status: 500, body: {} })

/** Everything on the page that is called or says so far. */
const soFar = () =>
  [...document.querySelectorAll('main p, main caption, main [aria-label]')]
    .map((element) => element.getAttribute('aria-label') ?? textOf(element))
    .filter((text) => /bisher geladen/i.test(text))

it('U4: a button loads the whole month page by page, and until then no figure looks like that of the month', async () => {
  const portal = await openWithPage(pageOf(1, 3, data(18, 30)))
  expect(await screen.findByText('18.–20. November, bisher geladen')).toBeVisible()
  expect(soFar()).toEqual([
    '18.–20. November, bisher geladen',
    'Verbrauch pro Tag, bisher geladen',
    'Kosten pro Tag im November 2026, bisher geladen',
    'Kosten pro Tag im November 2026, bisher geladen',
    'Summe der Einträge, bisher geladen',
  ])

  await press(portal, 'Ganzen Monat laden')
  expect(await screen.findByRole('progressbar', { name: 'Seite 2 von 3' })).toBeVisible()
  await answerPage(portal, pageOf(2, 3, data(17, 40)))
  expect(await screen.findByText('Seite 3 von 3')).toBeVisible()
  await answerPage(portal, pageOf(3, 3, data(16, 50)))
  await waitFor(() => expect(soFar()).toEqual([]))
  expect(screen.getByRole('group', { name: 'Verbrauch pro Tag' })).toHaveTextContent('120 MB')
  // The button that had the focus is gone.
  expect(
    screen.getByText('3 Einträge geladen', { selector: '[role=status] > p' }).parentElement,
  ).toHaveFocus()
  expect(requestedPages(portal)).toEqual(['1', '2', '3'])
})

it('U4: a page that fails says from which day entries are missing, and a retry loads the rest', async () => {
  const portal = await openWithPage(pageOf(1, 3, data(18, 30), data(17, 30)))
  await press(portal, 'Ganzen Monat laden')
  await failPage(portal)
  const alert = await within(screen.getByRole('main')).findByRole('alert')
  expect(alert).toHaveTextContent('Einträge vom 17.11. und früher fehlen noch.')
  await press(portal, 'Erneut versuchen')
  await answerPage(portal, pageOf(2, 3, data(16, 40)))
  await answerPage(portal, pageOf(3, 3, data(15, 50)))
  expect(await screen.findByText('4 Einträge geladen')).toBeVisible()
})

it('U4: cancelling keeps the loaded entries and requests nothing more', async () => {
  const portal = await openWithPage(pageOf(1, 3, data(18, 30)))
  await press(portal, 'Ganzen Monat laden')
  await press(portal, 'Abbrechen')
  expect(await screen.findByRole('button', { name: 'Ganzen Monat laden' })).toHaveFocus()
  expect(screen.getByText('1 Eintrag geladen')).toBeVisible()
  expect(requestedPages(portal)).toEqual(['1', '2'])
})

it.each<[why: string, page: object]>([
  ['entries are not newest first', pageOf(1, 3, data(17, 30), data(18, 30))],
  ['an entry is unreadable', pageOf(1, 3, data(18, 30), 'call' as Entry)],
])('U4: names no days if %s', async (_, page) => {
  await openWithPage(page)
  expect(await screen.findByText('Bisher geladen', { selector: 'p' })).toBeVisible()
})

it('U6: a month without entries leads to the one before, and the oldest one to none', async () => {
  const portal = await openWithPage(pageOf(1, 1))
  await press(portal, 'Oktober ansehen')
  expect(screen.getByRole('heading', { level: 1, name: 'Verbindungen' })).toHaveFocus()
  await answerPage(portal, pageOf(1, 1))
  expect(await screen.findByRole('button', { name: 'September ansehen' })).toBeVisible()
  const months = within(await select('Monat')).getAllByRole<HTMLOptionElement>('option')
  await portal.user.selectOptions(await select('Monat'), months.at(-1) as HTMLOptionElement)
  await answerPage(portal, pageOf(1, 1))
  expect(await screen.findByText('Keine Einträge in diesem Zeitraum')).toBeVisible()
  expect(screen.queryByRole('button', { name: / ansehen$/ })).toBeNull()
})
