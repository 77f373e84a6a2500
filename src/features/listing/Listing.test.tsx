import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  answerPage,
  call,
  date,
  type Entry,
  entries,
  entryText,
  expectNumbers,
  listingQueries,
  loadNextPage,
  months,
  openListing,
  openWithPage,
  optionsOf,
  pageOf,
  select,
} from '../../../tests/support/listingVisit'
import { dialog, expectNoDialog, factsIn, pressInDialog, textOf } from '../../../tests/support/steps'

const price = { value: 0.09, label: '€' }
const number = '436601234567'
const shownNumber = '+43 660 1234567'
const html = '<img src=x onerror="document.title=1">'
const goBack = () => act(async () => window.history.back())

/** Entries, and the full text of each. */
const examples: [Entry, string][] = [
  [
    { type: 'CALL', phoneNumber: number, usedUnitsLabel: '4 min', price },
    `Anruf ${shownNumber}${date}4 min0,09 €Details`,
  ],
  [{ type: 'call', usedUnits: 4, unit: 'min', price }, `Anruf${date}4 min0,09 €Details`],
  [{ type: 'data', usedUnitsLabel: '24 MB', price }, `Daten${date}24 MB0,09 €Details`],
  [{ type: 'message', phoneNumber: number, price }, `SMS${date}0,09 €Details`],
  [{ type: 'FAX', price }, `Sonstiges${date}0,09 €Details`],
  [{ type: 'DATA', usedUnits: 0, unit: 'MB', price, roaming: true }, `Daten${date}0 MBRoaming0,09 €Details`],
  [{ type: 'MESSAGE' }, `SMS${date}–Details`],
  [{ type: 'MESSAGE', price: { value: null, label: '€' } }, `SMS${date}–Details`],
  [{ type: 'MESSAGE', price: { value: 0 } }, `SMS${date}0,00 €Details`],
  [{ type: 'MESSAGE', price: { value: 1200.5, label: 'RSD' } }, `SMS${date}1.200,50 RSDDetails`],
  [{ ...call('<b>1</b>'), usedUnitsLabel: html }, `Anruf <b>1</b>${date}${html}–Details`],
  [{ type: 'DATA', date: '18.11.2026' }, 'Daten18.11.2026–Details'],
  [{ date: '18.11.2026', callStart: '14:05' }, 'Sonstiges18.11.2026 14:05–Details'],
]

it('U2 U4: an entry shows usage, time and price; HTML is text', async () => {
  await openWithPage({ listing: examples.map(([entry]) => ({ date, ...entry })) })
  expect((await entries()).map(entryText)).toEqual(examples.map(([, text]) => text))
  for (const entry of await entries()) expect(entry.querySelector('img, b')).toBeNull()
  expect(screen.queryByRole('button', { name: /Weitere Einträge|Erneut/ })).toBeNull()
  // Each type has an icon of its own.
  const icons = (await entries()).map((entry) => entry.querySelector('path')?.getAttribute('d'))
  const kinds = examples.map(([, text]) => /^[A-Za-z]+/.exec(text)?.[0])
  expect(new Set(icons).size).toBe(4)
  expect(new Set(kinds.map((kind, index) => `${kind} ${icons[index]}`)).size).toBe(4)
})

it('U3: the details of an entry have a heading by type, and leave out unknown values', async () => {
  const entry = { date, phoneNumber: number, callStart: '14:05', usedUnitsLabel: '4 min' }
  const full = { ...entry, price, roaming: true }
  const kinds = [
    ['call', 'Anruf', 'Dauer'],
    ['MESSAGE', 'SMS', 'Anzahl'],
    ['data', 'Datenverbindung', 'Datenmenge'],
    ['FAX', 'Details', 'Verbrauch'],
  ] as const
  const listing = [...kinds.map(([type]) => ({ ...full, type })), { type: 'DATA', date }]
  const portal = await openWithPage({ listing })
  const openDetails = async (index: number) =>
    portal.user.click((await screen.findAllByRole('button', { name: 'Details' }))[index] as HTMLElement)
  for (const [index, [, title, label]] of kinds.entries()) {
    await openDetails(index)
    const sheet = await dialog(title)
    expect(factsIn(sheet)).toEqual([
      ...[`Nummer: ${shownNumber}`, 'Datum: 18.11.2026', 'Beginn: 14:05', `${label}: 4 min`],
    ])
    expect(textOf(sheet)).toContain(`0,09 €${title === 'Details' ? 'Sonstiges' : title} im Ausland`)
    await pressInDialog(portal, title, 'Schließen')
    await expectNoDialog()
  }
  await openDetails(4)
  expect(factsIn(await dialog('Datenverbindung'))).toEqual([`Datum: ${date}`])
})

it.each<[Entry, head: string]>([
  [
    { type: 'CALL', usedUnits: 13, unit: 'min', price: { value: 2.47, label: '€' }, roaming: true },
    '2,47 €Anruf im Ausland, 13 min · 0,19 € pro Minute',
  ],
  // Half a cent a minute, a part of a minute, a part of a cent, one minute: no price explains more than the total.
  [{ type: 'CALL', usedUnits: 2, unit: 'min', price: { value: 0.37 } }, '0,37 €Anruf, 2 min'],
  [{ type: 'CALL', usedUnits: 2.5, unit: 'min', price: { value: 0.5 } }, '0,50 €Anruf, 2,5 min'],
  [{ type: 'CALL', usedUnits: 2, unit: 'min', price: { value: 0.202 } }, '0,20 €Anruf, 2 min'],
  [{ type: 'CALL', usedUnits: 1, unit: 'min', price: { value: 0.19 } }, '0,19 €Anruf, 1 min'],
  [{ type: 'CALL', usedUnits: 60, unit: 's', price: { value: 0.6 } }, '0,60 €Anruf, 60 s'],
  [{ type: 'CALL', usedUnits: 2, unit: 'min', price: { value: 0 } }, '0,00 €Anruf, 2 min'],
  [{ type: 'DATA', usedUnits: 2, unit: 'MB', price: { value: null } }, '–Datenverbindung, 2 MB'],
])('U3: the details of %j begin with "%s"', async (entry, head) => {
  const portal = await openWithPage({ listing: [{ date, ...entry }] })
  await portal.user.click(await screen.findByRole('button', { name: 'Details' }))
  const sheet = await screen.findByRole('dialog')
  await waitFor(() => expect(textOf(sheet)).toContain(`${head}Datum`))
})

it('U1 U2: entries, months and types are in Serbian', async () => {
  const listing = [
    { type: 'CALL', date, roaming: true, price },
    { type: 'DATA', date },
  ]
  await openWithPage({ listing }, { locale: 'sr' })
  const [first, second] = await entries()
  expect(entryText(first as HTMLElement)).toBe(`Poziv${date.replace('2026', '2026.')}Roming0,09 €Detalji`)
  expect(first).toHaveTextContent(/^Sreda, 18\. novembarTroškovi 0,09 €/)
  expect(second).toHaveTextContent('Podaci')
  expect(screen.getByText('Učitano: 2 stavke')).toBeVisible()
  expect((await optionsOf('Mesec'))[0]).toBe('Novembar 2026')
  expect(await optionsOf('Vrsta')).toEqual(['Sve', 'Pozivi', 'SMS', 'Mobilni internet'])
})

it('U2: each day has a heading with its costs, if they are known and above zero', async () => {
  const sms = (day: number, value: number, label = '€'): Entry => ({
    type: 'MESSAGE',
    date: `${day}.11.2026 14:05`,
    price: { value, label },
  })
  const headings = async () =>
    (await entries()).map((entry) =>
      textOf(entry.querySelector('h2')?.parentElement).replace('Kosten', ' Kosten'),
    )
  const entriesOfPage = [sms(18, 0.09), sms(18, 0.5), sms(17, 0), sms(16, 120, 'RSD'), sms(15, 1)]
  const page = { ...pageOf(1, 2, ...entriesOfPage), listingPdf: { noderef: 'listing-1', filename: null } }
  const portal = await openWithPage(page)
  const first = ['Mittwoch, 18. November Kosten 0,59 €', '', 'Dienstag, 17. November']
  // More entries of the last day may follow.
  expect(await headings()).toEqual([...first, 'Montag, 16. November', 'Sonntag, 15. November'])
  await loadNextPage(portal, pageOf(2, 2, sms(15, 2)))
  expect(await screen.findByText('6 Einträge geladen')).toBeVisible()
  // The PDF needs no file name, and stays when a later page omits it.
  expect(screen.getByRole('button', { name: 'PDF herunterladen' })).toBeVisible()
  const last = ['Montag, 16. November', 'Sonntag, 15. November Kosten 3,00 €', '']
  await waitFor(async () => expect(await headings()).toEqual([...first, ...last]))
})

it('U1: the listing offers six months and four types, and keeps the choice in the address for Back and a reload', async () => {
  const { user } = await openWithPage(pageOf(1, 1, call('A')))
  expect(await months()).toEqual([
    ...['November 2026', 'Oktober 2026', 'September 2026', 'August 2026', 'Juli 2026', 'Juni 2026'],
  ])
  expect(await optionsOf('Art')).toEqual(['Alle', 'Anrufe', 'SMS', 'Mobiles Internet'])
  await user.selectOptions(await select('Monat'), 'September 2026')
  await user.selectOptions(await select('Art'), 'Anrufe')
  expect(window.location.search).toBe('?month=2026-09&type=CALL')
  await goBack()
  await waitFor(async () => expect(await select('Art')).toHaveValue('ALL'))
  expect(await select('Monat')).toHaveValue('2026-09')
  await goBack()
  await waitFor(async () => expect(await select('Monat')).toHaveValue('2026-11'))

  const reloaded = await openListing('/listing?month=2026-09&type=CALL')
  expect(await select('Monat')).toHaveValue('2026-09')
  const days = { startDate: '01.09.2026', endDate: '30.09.2026' }
  await waitFor(() => expect(listingQueries(reloaded)).toEqual([{ ...days, page: '1', type: 'CALL' }]))
})

it.each(['?month=2020-01&type=FAX', '?month=&type=', '?month=2026-13&type=call'])(
  'U1: month and type fall back to this month and all types for %s',
  async (query) => {
    const portal = await openListing(`/listing${query}`)
    const days = { startDate: '01.11.2026', endDate: '30.11.2026' }
    await waitFor(() => expect(listingQueries(portal)).toEqual([{ ...days, page: '1' }]))
    expect(await select('Monat')).toHaveValue('2026-11')
    expect(await select('Art')).toHaveValue('ALL')
  },
)

it('U5: the portal waits only for the answer of the month selected last', async () => {
  const portal = await openWithPage(pageOf(1, 1, call('A')))
  for (const month of ['Oktober 2026', 'September 2026', 'November 2026'])
    await portal.user.selectOptions(await select('Monat'), month)
  await waitFor(() => expect(listingQueries(portal)).toHaveLength(4))
  expect(portal.answers.count('getListing')).toBe(1)
  await act(() => answerPage(portal, pageOf(1, 1, call('D'))))
  await expectNumbers('D')
  expect(screen.getByText('1 Eintrag geladen')).toBeVisible()
})

it.each([
  ['come by themselves near the end of the list', [false, true], ['1', '2', '3']],
  ['wait for the button while the end is far away', [true, false], ['1']],
])('U4: the pages of a month %s', async (_, moments, pages) => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly notice: (records: { isIntersecting: boolean }[]) => void
      constructor(notice: (records: { isIntersecting: boolean }[]) => void) {
        this.notice = notice
      }
      // The entries that a busy browser has seen since its last report, oldest first.
      observe = () => queueMicrotask(() => this.notice(moments.map((isIntersecting) => ({ isIntersecting }))))
      disconnect = () => undefined
    },
  )
  const portal = await openListing()
  for (const page of pages) {
    await waitFor(() => expect(portal.answers.count('getListing')).toBe(1))
    await act(() => answerPage(portal, pageOf(Number(page), 3, call(page))))
  }
  await expectNumbers(...pages)
  expect(listingQueries(portal).map(({ page }) => page)).toEqual(pages)
})
