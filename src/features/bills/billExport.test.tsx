import { screen, waitFor, within } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import { createActor, waitFor as waitForState } from 'xstate'
import { i18nObject, loadedLocales } from '../../../i18n/i18n-util'
import type { Fault } from '../../../sandbox/faults'
import { pdfOf } from '../../../sandbox/pdf'
import { tokenOf } from '../../../sandbox/tokenOf'
import { createTestApi } from '../../../tests/api/testApi'
import { messages } from '../../../tests/e2e/support/messages'
import { watchSavedFiles } from '../../../tests/support/savedFiles'
import {
  dialog,
  expectNoDialog,
  heading,
  main,
  postpaid,
  press,
  pressInDialog,
  visit,
} from '../../../tests/support/steps'
import { callsOf, goTo, newSandbox, type VisitedPortal } from '../../../tests/support/testPortal'
import { toasts } from '../../../tests/support/toasts'
import { zipOf } from '../../lib/zip'
import { billExportFlow } from './exportPorts'
import { exportRequest } from './exportRequest'

const sheetTitle = 'Alle Rechnungen eines Jahres'
const bill = (number: number) => ({
  // The sandbox has a document under each id that begins like this.
  ...{ billId: `listing-P-1002-${number}`, referenceNumber: `R-${number}`, forDate: '01.11.2026' },
  // Every second name differs from the one before only in its case.
  filename: number % 2 ? `RECHNUNG-${number - 1}.pdf` : `../rechnung-${number}.pdf`,
  ...{ isBillPayed: number !== 2, hasBillPdf: true, total: { value: number + 0.5 } },
})

const unzip = async (content: Blob | undefined) =>
  unzipSync(new Uint8Array((await content?.arrayBuffer()) ?? new ArrayBuffer()))

/** The names and sizes that a program reads which gets the file byte by byte, and sees its directory last. */
function entriesInStream(zip: ArrayBuffer) {
  const view = new DataView(zip)
  const entries: [name: string, size: number, hasSizeBefore: boolean][] = []
  for (let start = 0; view.getUint32(start, true) === 0x04034b50; ) {
    const [flags, size] = [view.getUint16(start + 6, true), view.getUint32(start + 18, true)]
    const end = start + 30 + view.getUint16(start + 26, true)
    entries.push([strFromU8(new Uint8Array(zip.slice(start + 30, end))), size, (flags & 8) === 0])
    start = end + size
  }
  return entries
}

it('B5: the ZIP file says the size of each file before its content, so that programs can read it as a stream', async () => {
  const zip = await zipOf([
    { name: 'račun.pdf', content: new Blob(['%PDF-1.4']) },
    { name: 'leer.pdf', content: new Blob([]) },
    { name: 'računi.csv', content: new Blob(['č']) },
  ])
  const content = await zip.arrayBuffer()
  expect(entriesInStream(content)).toEqual([
    ['račun.pdf', 8, true],
    ['leer.pdf', 0, true],
    ['računi.csv', 2, true],
  ])
  const files = unzipSync(new Uint8Array(content))
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['račun.pdf', '%PDF-1.4'],
    ['leer.pdf', ''],
    ['računi.csv', 'č'],
  ])
})

it('B5: the ZIP download writes 500 PDFs unchanged into a file with a table, although a call in their midst fails', async () => {
  const [failed, saved, sandbox] = [250, watchSavedFiles(), newSandbox()]
  const { api } = createTestApi(
    (request) => {
      if (callsOf(sandbox, 'downloadPdf').length === failed)
        sandbox.faults.set({ operationId: 'downloadPdf', fault: 'drop', times: 1 })
      return sandbox.fetch(request)
    },
    { token: await tokenOf(sandbox, 'everyday') },
  )
  loadedLocales.de = messages.de
  const numbers = Array.from({ length: 500 }, (_, number) => number)
  const withoutPdf = { ...bill(500), hasBillPdf: false, isBillPayed: false, total: { value: null } }
  const credit = { ...withoutPdf, total: { value: -12.5 } }
  const request = exportRequest(
    { year: '2026', bills: [...numbers.map(bill), withoutPdf, credit] },
    i18nObject('de'),
    'de',
  )
  const actor = createActor(billExportFlow(() => true)(api)).start()
  actor.send({ type: 'export.load', request })
  const { context } = await waitForState(actor, (snapshot) => snapshot.matches('saved'))
  expect(context.missing.map(({ id }) => id)).toEqual([bill(failed).billId])

  const files = await unzip(saved[0]?.content)
  const nameOf = (number: number) => (number % 2 ? `RECHNUNG-${number - 1}-2.pdf` : `rechnung-${number}.pdf`)
  const arrived = numbers.filter((number) => number !== failed)
  expect(Object.keys(files)).toEqual([...arrived.map(nameOf), 'rechnungen-2026.csv'])
  const texts = arrived.map((number) => strFromU8(files[nameOf(number)] ?? new Uint8Array(), true))
  expect(texts).toEqual(arrived.map((number) => atob(pdfOf(bill(number).billId))))

  const table = files['rechnungen-2026.csv'] ?? new Uint8Array()
  expect([...table.slice(0, 3)], 'the mark of UTF-8').toEqual([0xef, 0xbb, 0xbf])
  const [head, ...rows] = strFromU8(table).trim().split('\r\n')
  expect(head).toBe('"Monat";"Rechnungsnummer";"Rechnungsbetrag in EUR";"Noch offen in EUR";"Status";"Datei"')
  expect(rows).toHaveLength(502)
  expect(rows[2]).toBe('"November 2026";"R-2";"2,50";"2,50";"Offen";"rechnung-2.pdf"')
  expect(rows[failed]).toBe('"November 2026";"R-250";"250,50";"0,00";"Bezahlt";""')
  expect(rows[500]).toBe('"November 2026";"R-500";"";"";"offener Betrag unbekannt";""')
  expect(rows[501]).toBe('"November 2026";"R-500";"-12,50";"0,00";"Guthaben: 12,50\u00a0€";""')
})

it('B5: the table of an English customer has decimal points and commas', async () => {
  const [saved, sandbox] = [watchSavedFiles(), newSandbox()]
  const { api } = createTestApi(sandbox.fetch, { token: await tokenOf(sandbox, 'everyday') })
  loadedLocales.en = messages.en
  const actor = createActor(billExportFlow(() => true)(api)).start()
  const request = exportRequest({ year: '2026', bills: [bill(0)] }, i18nObject('en'), 'en')
  actor.send({ type: 'export.load', request })
  await waitForState(actor, (snapshot) => snapshot.matches('saved'))
  const table = (await unzip(saved[0]?.content))['bills-2026.csv'] ?? new Uint8Array()
  expect(strFromU8(table).trim().split('\r\n').at(-1)).toBe(
    '"November 2026","R-0",0.50,0.00,"Paid","rechnung-0.pdf"',
  )
})

/** Opens the sheet for three bills. The provider has this fault from its second document on. */
async function openSheet(fault?: Omit<Fault, 'operationId'>) {
  const [saved, sandbox] = [watchSavedFiles(), newSandbox()]
  const bills = [bill(0), bill(1), bill(2), { ...bill(3), forDate: '01.11.2025' }]
  const portal = await visit('/bills', { ...postpaid, sandbox, fixedAnswers: { getBills: bills } })
  await press(portal, sheetTitle)
  portal.answers.hold('downloadPdf')
  await pressInDialog(portal, sheetTitle, 'Herunterladen')
  await portal.answers.next('downloadPdf')
  if (fault) {
    sandbox.faults.set({ operationId: 'downloadPdf', ...fault })
    portal.answers.stopHolding('downloadPdf')
    await portal.answers.release('downloadPdf')
  }
  return { ...portal, saved }
}

it('B5: the ZIP download names a bill that failed, and saves it in a further file', async () => {
  const portal = await openSheet({ fault: '502', times: 1 })
  const result = within(await dialog('Rechnungen gespeichert'))
  expect(result.getByText(/^Rechnungen in der Datei: 2 von 3/)).toBeVisible()
  expect(result.getByRole('listitem')).toHaveTextContent('November 2026 · R-1')
  await press(portal, 'Fehlende laden')
  await waitFor(() => expect(portal.saved[1]?.name).toBe('rechnungen-2026-2.zip'))
  const files = await unzip(portal.saved[1]?.content)
  expect(Object.keys(files)).toEqual(['RECHNUNG-0-2.pdf', 'rechnungen-2026.csv'])
  await waitFor(() => expect(screen.queryByText('Diese Rechnungen fehlen')).toBeNull())
  expect(toasts()).toEqual([])
})

it.each<[string, (portal: VisitedPortal) => unknown, heading: string]>([
  ['cancels', (portal) => press(portal, 'Abbrechen'), 'Rechnungen'],
  ['goes to another page', () => goTo('/customer-support'), 'Kundenservice'],
  ['is signed out', ({ services }) => services.session.send({ type: 'session.expire' }), 'Anmelden'],
])('B5: the ZIP download stops and saves nothing if the customer %s', async (_, leave, nextHeading) => {
  const portal = await openSheet()
  await leave(portal)
  await screen.findByRole('heading', { level: 1, hidden: true, name: nextHeading })
  await waitFor(() => expect(portal.answers.count('downloadPdf')).toBe(0))
  expect(callsOf(portal.sandbox, 'downloadPdf')).toHaveLength(1)
  expect(portal.saved).toEqual([])
})

it('B5 S4: the ZIP download requests no more documents after the provider has refused the session', async () => {
  const portal = await openSheet({ fault: 'tokenRefused' })
  await heading('Anmelden')
  expect(callsOf(portal.sandbox, 'downloadPdf')).toHaveLength(2)
  expect(portal.saved).toEqual([])
})

it('B5: the ZIP download continues while the sheet is closed, and says so on the page', async () => {
  const portal = await openSheet()
  await press(portal, 'Schließen')
  await expectNoDialog()
  expect(await screen.findByText('1 von 3')).toBeVisible()
  const statuses = main().getAllByRole('status')
  await portal.answers.release('downloadPdf')
  await portal.answers.release('downloadPdf')
  await portal.answers.release('downloadPdf')
  // Orca reads neither a new status nor text that is directly in one.
  expect(statuses).toContain((await screen.findByText('Gespeichert')).parentElement)
  expect(portal.saved.map(({ name }) => name)).toEqual(['rechnungen-2026.zip'])
  await press(portal, sheetTitle)
  await dialog('Rechnungen gespeichert')
})

it('B5: the page says that a file could not be written, although every bill has arrived', async () => {
  const portal = await openSheet()
  const failed = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no room')
  })
  for (let count = 0; count < 3; count++) await portal.answers.release('downloadPdf')
  await dialog('Datei nicht gespeichert')
  await press(portal, 'Schließen')
  expect(await screen.findByText('Datei nicht gespeichert')).toBeVisible()
  expect(screen.queryByText('Gespeichert')).toBeNull()
  failed.mockRestore()
  await press(portal, sheetTitle)
  await pressInDialog(portal, 'Datei nicht gespeichert', 'Erneut versuchen')
  await dialog('Rechnungen gespeichert')
  expect(portal.saved).toHaveLength(1)
})
