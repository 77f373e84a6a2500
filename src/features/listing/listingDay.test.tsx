import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  answerPage,
  type Entry,
  expectEntries,
  listingQueries,
  openListing,
  openWithPage,
  pageOf,
} from '../../../tests/support/listingVisit'
import { watchSavedFiles } from '../../../tests/support/savedFiles'
import { press, textOf } from '../../../tests/support/steps'
import type { VisitedPortal } from '../../../tests/support/testPortal'

const used = (day: string, type: string, usedUnits: number, unit: string, value = 0): Entry => ({
  ...{ type, usedUnits, unit, date: `${day}.11.2026 14:05`, price: { value, label: '€' } },
})
const month = pageOf(
  ...([1, 1] as const),
  used('18', 'DATA', 9_000, 'MB', 0.5),
  used('18', 'DATA', 2_664, 'MB', 0.25),
  used('18', 'CALL', 4, 'min', 0.1),
  used('16', 'DATA', 276, 'MB'),
  used('05', 'CALL', 7, 'min', 1),
)
const chart = () => screen.findByRole('toolbar', { name: /pro Tag im November 2026/ })
const bar = async (name: string | RegExp) => within(await chart()).getByRole('button', { name })
const head = () => document.querySelector('main div[role=status]')
const caption = () => [...(head()?.children ?? [])].map(textOf).join(' · ')
const search = () => window.location.search

async function readCsv({ user }: VisitedPortal) {
  const saved = watchSavedFiles()
  await user.click(await screen.findByRole('button', { name: 'CSV herunterladen' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const rows = ((await saved[0]?.content?.text()) ?? '').trim().split('\r\n').slice(1)
  const cells = rows.map((row) => row.split(';').map((cell) => cell.replaceAll('"', '')))
  const sum = (column: number, rows: string[][]) =>
    rows.reduce((total, row) => total + Number(row[column]?.replace(',', '.')), 0)
  return {
    name: saved[0]?.name,
    count: rows.length,
    megabytes: sum(
      3,
      cells.filter(([, type]) => type === 'Datenverbindung'),
    ),
    costs: sum(5, cells),
  }
}

it('U2: a selected day shows its entries and sums, as the table of the chart and the CSV do', async () => {
  const portal = await openWithPage(month)
  await press(portal, /^Mobiles Internet/)
  const day = await bar(/^Mittwoch, 18\. November: 11,7\sGB$/)
  await portal.user.click(day)
  expect(day).toHaveAttribute('aria-pressed', 'true')
  expect(caption()).toBe('Mi., 18. November · 4 min · 11,7 GB · 0,85 €')
  const words = await screen.findByText(/^Mittwoch, 18\. November ·/, { selector: 'p' })
  expect(textOf(words)).toBe('Mittwoch, 18. November · 4 min · 11,7 GB · 0,85 €')
  await expectEntries(3)
  expect(screen.getByRole('row', { name: /^18\.\s11,7\sGB$/ })).toBeInTheDocument()
  expect(await readCsv(portal)).toEqual({
    ...{ name: 'verbindungen-2026-11-18.csv', count: 3, megabytes: 11_664, costs: 0.85 },
  })
  await portal.user.click(day)
  await expectEntries(5)
  expect(await readCsv(portal)).toEqual({
    ...{ name: 'verbindungen-2026-11.csv', count: 5, megabytes: 11_940, costs: 1.85 },
  })
  expect(await screen.findByRole('group', { name: 'Verbrauch pro Tag' })).toHaveTextContent('11,9 GB')
  expect(listingQueries(portal)).toHaveLength(1)
})

it('U2: the days are one stop of the Tab key; arrows move, Enter chooses, a button returns', async () => {
  const portal = await openWithPage(month)
  const today = await bar(/^Freitag, 20\. November/)
  expect(
    within(await chart())
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toEqual([today])
  act(() => today.focus())
  await portal.user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{Home}')
  expect(await bar(/^Sonntag, 1\. November: 0,00\s€$/)).toHaveFocus()
  await portal.user.keyboard('{ArrowRight}{Enter}')
  expect(caption()).toBe('Mo., 2. November · 0,00 €')
  expect(screen.getByText('Keine Einträge in diesem Zeitraum')).toBeVisible()
  const before = screen.getByRole('button', { name: 'Tag davor' })
  await portal.user.click(before)
  expect(caption()).toBe('So., 1. November · 0,00 €')
  expect(before).toHaveAttribute('aria-disabled', 'true')
  await press(portal, 'Tag danach')
  expect(caption()).toBe('Mo., 2. November · 0,00 €')
  await press(portal, 'Ganzer Monat')
  expect(head()).toHaveFocus()
  await expectEntries(5)
})

it('U1: the address keeps the day for Back and a reload, and another month drops it', async () => {
  const portal = await openWithPage(month)
  await portal.user.click(await bar(/^Montag, 16\./))
  await portal.user.click(await bar(/^Mittwoch, 18\./))
  await act(async () => window.history.back())
  await waitFor(() => expect(caption()).toBe('Mo., 16. November · 276 MB · 0,00 €'))
  await portal.user.selectOptions(screen.getByRole('combobox', { name: 'Monat' }), 'Oktober 2026')
  expect(search()).toBe('?month=2026-10')

  const reloaded = await openListing('/listing?day=16')
  await answerPage(reloaded, pageOf(1, 2, used('18', 'DATA', 30, 'MB'), used('16', 'DATA', 276, 'MB')))
  // More of that day may follow.
  await waitFor(() => expect(caption()).toBe('Mo., 16. November · 276 MB · 0,00 €, bisher geladen'))
  expect(screen.getByRole('button', { name: 'Weitere Einträge laden' })).toBeVisible()
})

it.each(['0', '31', '21', '1e1', '-1', '05'])(
  'U1: the list shows the month if the address has the day %s',
  async (day) => {
    await answerPage(await openListing(`/listing?day=${day}`), month)
    await expectEntries(5)
  },
)
