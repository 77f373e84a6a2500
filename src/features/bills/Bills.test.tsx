import { act, screen, waitFor, within } from '@testing-library/react'
import decodeQr from 'jsqr'
import { expect, it, vi } from 'vitest'
import { payment, result } from '../../../tests/support/payments'
import { watchSavedFiles } from '../../../tests/support/savedFiles'
import {
  dialog,
  expectNoDialog,
  failure,
  formsOf,
  heading,
  logOut,
  main,
  postpaid,
  press,
  pressInDialog,
  textOf,
  textsOf,
  tvContract,
  visit,
} from '../../../tests/support/steps'
import { callsOf, goTo, type Visit, type VisitedPortal } from '../../../tests/support/testPortal'
import { toasts } from '../../../tests/support/toasts'
import type { Payment } from '../../core/payments/payment'

const checkoutId = 'BEFORE.test-01'
const key = 'zweiklang.payments'
const notice = () => screen.queryByText(/^Eine begonnene Zahlung über/)
const payButtons = () => screen.findAllByRole('button', { name: 'Online bezahlen' })
const visitBills = (overrides: Visit) => visit('/bills', { ...postpaid, ...overrides })

const form = { integrity: null, expiresAt: Date.now() + 600_000, step: 'paused' } as const
/** A payment of the newest open bill, which waits. */
const waiting = payment({ form })

it('B1: a screen reader says that there are no bills, in a region that exists before', async () => {
  const portal = await visit('/bills', { hold: ['getBills'] })
  await heading('Rechnungen')
  const region = await within(screen.getByRole('main')).findByRole('status')
  expect(region).toHaveTextContent('')
  // Otherwise Orca says only the last part, which is the link.
  expect(region).toHaveAttribute('aria-atomic', 'true')
  await portal.answers.replace('getBills', { body: [] })
  await waitFor(() => expect(region).toHaveTextContent('Keine Rechnungen vorhanden'))
})

it('B1: the address names the selected bill, whatever characters the provider uses in its id', async () => {
  const id = '10%25ab&c'
  const portal = await visit(`/bills?bill=${encodeURIComponent(id)}`, { hold: ['getBills'] })
  const bill = { total: { value: 1 }, isBillPayed: false }
  await portal.answers.replace('getBills', [
    { ...bill, billId: 'B-2', forDate: '01.11.2026' },
    { ...bill, billId: id, forDate: '01.10.2026' },
  ])
  expect(await screen.findByRole('link', { current: true })).toHaveTextContent('Oktober 2026')
})

it('B3 S3: a payment resumes after a reload and by a link, but not after a logout', async () => {
  const portal = await visitBills({ tab: { payments: [waiting] } })
  await waitFor(() => expect(notice()).toBeVisible())
  await goTo('/listing')
  await waitFor(() => expect(notice()).toBeNull())
  await goTo('/bills')
  await waitFor(() => expect(notice()).toBeVisible())
  expect(callsOf(portal.sandbox, 'payBill')).toEqual([])
  await logOut(portal)
  expect(window.sessionStorage.getItem(key)).toBeNull()
})

it.each<[string, unknown]>([
  ['whose result was asked for', { ...waiting, result: result(null) }],
  ['whose form ended before its time', { ...waiting, sentAt: 1 }],
  ['of another contract', { ...waiting, productId: 'P-9999' }],
  ['of another customer', { ...waiting, ownerId: 'P-9999' }],
  ['without a bill', { ...waiting, order: null }],
  ['without a checkout', { ...waiting, checkoutId: null }],
  ['with an unreadable form', { ...waiting, form: { ...form, step: 'other' } }],
  ['that is no object', 'P-1002'],
  ['whose time is over', { ...waiting, form: { ...form, expiresAt: 1, step: 'paying' } }],
])('B3 P8: a payment %s is not resumed', async (_, stored) => {
  await visitBills({ tab: { payments: [stored] } })
  await payButtons()
  expect(notice()).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each(['sha384-short', 'sha1-AAAA', 'md5', { hash: 'sha384' }])(
  'B3: the malformed hash %j loads nothing, and shows an error',
  async (integrity) => {
    const { user, answers } = await visitBills({ hold: ['payBill'] })
    await user.click((await payButtons())[0] as HTMLElement)
    await answers.replace('payBill', { code: 'PAY_BILL_SUCCESS', body: { checkoutId, integrity } })
    expect(await screen.findByRole('alert')).toHaveTextContent(/Es wurde nichts abgebucht/)
    await expectNoDialog()
    expect(document.querySelector('iframe')).toBeNull()
  },
)

const bill = {
  ...{ billId: 'B-1', filename: 'rechnung.pdf', noderef: 'listing-1', referenceNumber: 'R-1' },
  ...{ forDate: '02.11.2026', isBillPayed: true, hasBillPdf: true, total: { value: 20 } },
}
const pdf = { code: 'DOWNLOAD_PDF_SUCCESS', body: btoa('%PDF-1.4') }
const billButton = () => screen.findByRole('button', { name: 'PDF herunterladen' })
const listingButton = () => screen.findByRole('button', { name: 'Einzelnachweis herunterladen' })

async function visitDocuments() {
  const saved = watchSavedFiles()
  const portal = await visitBills({ hold: ['getBills', 'downloadPdf'] })
  await portal.answers.replace('getBills', [bill])
  return { ...portal, saved }
}

it('B4: two documents load in parallel; a listing is saved unchanged under its file name', async () => {
  const { user, answers, saved } = await visitDocuments()
  await user.click(await billButton())
  await user.click(await listingButton())
  await answers.fail('downloadPdf')
  await waitFor(() => expect(toasts()).toEqual([failure]))
  expect(await billButton()).not.toHaveAttribute('aria-busy')
  expect(await listingButton()).toHaveAttribute('aria-busy', 'true')
  await answers.replace('downloadPdf', pdf)
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['rechnung.pdf']))
  expect(await saved[0]?.content?.text()).toBe('%PDF-1.4')
})

const toSupport = () => goTo('/customer-support')

it.each<[string, (portal: VisitedPortal) => Promise<void>, 'before' | 'after']>([
  ['the customer is on another page', toSupport, 'before'],
  ['nobody is signed in any more', logOut, 'before'],
  // The answer is there, but not read yet.
  ['the customer leaves at that moment', toSupport, 'after'],
])('B4: a document is not saved if %s', async (_, leave, leaves) => {
  const { saved, ...portal } = await visitDocuments()
  await portal.user.click(await billButton())
  await portal.answers.next('downloadPdf')
  if (leaves === 'before') await leave(portal)
  if (portal.answers.count('downloadPdf') > 0) await portal.answers.replace('downloadPdf', pdf)
  if (leaves === 'after') await leave(portal)
  await heading(leave === logOut ? 'Anmelden' : 'Kundenservice')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(saved).toEqual([])
  expect(toasts()).toEqual([])
})

const unpaid = { ...bill, isBillPayed: false, noderef: null }
const creditNote = { ...unpaid, total: { value: -12.5 }, remaining: -12.5 }
const allPaid = '0,00 €Alles bezahlt.'

it.each<[string, one: object, row: RegExp, debt: string]>([
  ['a credit note', creditNote, /-12,50 €GuthabenPDF/, `${allPaid}Guthaben: 12,50 €`],
  [
    'an overpaid one',
    { ...unpaid, remaining: -5 },
    /GuthabenGuthaben: 5,00 €PDF/,
    `${allPaid}Guthaben: 5,00 €`,
  ],
  ['a settled one', { ...unpaid, remaining: 0 }, /20,00 €nichts zu zahlenPDF/, allPaid],
  // The provider contradicts itself.
  ['a paid one, of which something remains', { ...bill, remaining: 20 }, /20,00 €BezahltPDF/, allPaid],
  ['one of an unknown amount', { ...unpaid, total: null }, /–offener Betrag unbekanntPDF/, '–Nicht alle'],
])('B1 B2: %s is not to pay, and has its PDF', async (_, one, row, debt) => {
  await visitBills({ fixedAnswers: { getBills: [one] } })
  const table = await screen.findByRole('table', { name: 'Rechnungen' })
  expect(textOf(table)).toMatch(row)
  expect(screen.queryByRole('button', { name: /bezahlen|zahlen$/ })).toBeNull()
  expect(textOf(main().getByText('Offener Gesamtbetrag').parentElement)).toContain(debt)
})

const documentsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('button', { name: /^(Online bezahlen|.* herunterladen)$/ })
    .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)
const openBill = { ...unpaid, noderef: 'listing-1' }

it('B1 B4: an open bill has its PDF next to the payment, which stays the main action', async () => {
  const paid = { ...bill, billId: 'B-2' }
  const [saved, portal] = [watchSavedFiles(), await visitBills({ hold: ['getBills', 'downloadPdf'] })]
  await portal.answers.replace('getBills', [openBill, paid])
  expect(documentsIn(await screen.findByRole('table', { name: 'Rechnungen' }))).toEqual([
    'Online bezahlen',
    'PDF herunterladen',
  ])
  const selected = screen.getByRole('region', { name: 'November 2026' })
  expect(documentsIn(selected)).toEqual(['PDF herunterladen', 'Einzelnachweis herunterladen'])
  await portal.user.click(within(selected).getByRole('button', { name: 'PDF herunterladen' }))
  await portal.answers.replace('downloadPdf', pdf)
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['rechnung.pdf']))
  expect(formsOf(portal, 'downloadPdf')).toEqual([{ id: 'B-1' }])
  expect(formsOf(portal, 'payBill')).toEqual([])
})

it.each<[string, object[], number]>([
  ['', [openBill, { ...bill, billId: 'B-2', forDate: '01.04.2025' }], 1],
  [' without a date', [{ ...bill, forDate: null }], 0],
])('B1: bills%s say since when there are any, and where to ask for older ones', async (_, bills, count) => {
  const { user } = await visitBills({ fixedAnswers: { getBills: bills } })
  await screen.findByRole('table', { name: 'Rechnungen' })
  const text = main().queryAllByText(/^Hier finden Sie Rechnungen ab April 2025\. Ältere/)
  expect(text).toHaveLength(count)
  const link = text[0] && within(text[0].parentElement ?? document.body).getByRole('link')
  if (!link) return
  await user.click(link)
  await heading('Kundenservice')
  expect(await screen.findByRole('textbox', { name: 'Beschreibung' })).toHaveValue(
    'Zu Rechnungen vor April 2025:\n\n',
  )
})

it('E1 B4: a failed document stays announced while another flow begins, until the next document', async () => {
  const portal = await visitBills({ hold: ['getBills', 'downloadPdf', 'payBill'] })
  await portal.answers.replace('getBills', [openBill])
  const load = async () =>
    portal.user.click(
      (await screen.findAllByRole('button', { name: 'PDF herunterladen' }))[0] ?? document.body,
    )
  await load()
  await portal.answers.fail('downloadPdf')
  await waitFor(() => expect(toasts()).toEqual([failure]))
  await portal.user.click((await payButtons())[0] ?? document.body)
  await waitFor(() => expect(callsOf(portal.sandbox, 'payBill')).toHaveLength(1))
  expect(toasts()).toEqual([failure])
  await portal.user.keyboard('{Escape}')
  await load()
  await waitFor(() => expect(toasts()).toEqual([]))
})

it.each([
  ['an open bill', openBill, ['Online bezahlen', 'PDF herunterladen', 'Einzelnachweis herunterladen']],
  ['an open one without a PDF', { ...openBill, hasBillPdf: false, noderef: null }, ['Online bezahlen']],
  ['one that cannot be paid', { ...unpaid, referenceNumber: null }, ['PDF herunterladen']],
  ['a paid one', bill, ['PDF herunterladen', 'Einzelnachweis herunterladen']],
])('B1 B4: on a phone, the sheet of %s has each action once', async (_, one, names) => {
  vi.stubGlobal('innerWidth', 390)
  const { user } = await visitBills({ fixedAnswers: { getBills: [one] } })
  await user.click(await main().findByRole('link', { name: /^November 2026 (Offen|Bezahlt) 20,00/ }))
  const sheet = await dialog('November 2026')
  expect(documentsIn(sheet)).toEqual(names)
  expect(within(sheet).getByText('Ausgestellt am 02.11.2026')).toBeVisible()
  expect(within(sheet).getByRole('link', { name: 'Kundenservice dazu fragen' })).toBeVisible()
  expect(window.location.search).toBe('?bill=B-1')
})

const dueBill = { ...openBill, dueDate: '20.11.2026' }

it('B1: an open bill says until when to pay it, in the table, beside it and with its transfer', async () => {
  const paid = { ...dueBill, billId: 'B-2', isBillPayed: true }
  const portal = await visitBills({ fixedAnswers: { getBills: [dueBill, paid] } })
  const table = await screen.findByRole('table', { name: 'Rechnungen' })
  const [, open, closed] = textsOf(within(table).getAllByRole('row'))
  expect(open).toContain('OffenZahlbar bis 20.11.2026')
  expect(closed).not.toContain('Zahlbar')
  const selected = screen.getByRole('region', { name: 'November 2026' })
  expect(within(selected).getByText('Zahlbar bis 20.11.2026')).toBeVisible()
  await press(portal, 'Per Überweisung zahlen')
  expect(await dialog('Per Überweisung zahlen')).toHaveTextContent('Zahlbar bis 20.11.2026')
})

it('B1: on a phone, the row and the sheet of an open bill say until when to pay it', async () => {
  vi.stubGlobal('innerWidth', 390)
  const portal = await visitBills({ fixedAnswers: { getBills: [dueBill] } })
  await portal.user.click(await main().findByRole('link', { name: /Offen ?Zahlbar bis 20.11.2026 20,00/ }))
  expect(within(await dialog('November 2026')).getByText('Zahlbar bis 20.11.2026')).toBeVisible()
})

it.each<[string, object, Visit]>([
  ['without that day', openBill, {}],
  ['with a credit', { ...dueBill, remaining: -5 }, {}],
  [
    'with a confirmed payment',
    { ...dueBill, referenceNumber: 'R-1002-2026-11' },
    { tab: { payments: [payment({ result: result('succeeded') })] } },
  ],
])('B1: a bill %s names no day to pay it', async (_, one, visit) => {
  await visitBills({ fixedAnswers: { getBills: [one] }, ...visit })
  await screen.findByRole('table', { name: 'Rechnungen' })
  expect(screen.queryByText(/Zahlbar/)).toBeNull()
})

/** The rows of a phone. */
const rows = async () => textsOf(within(await main().findByRole('list')).getAllByRole('link'))

it('B1: on a phone, open bills come first; a bill in the address opens its sheet, also of another kind', async () => {
  vi.stubGlobal('innerWidth', 390)
  const paidLater = { ...bill, billId: 'B-2', forDate: '02.12.2026' }
  const path = '/bills?bill=B-2'
  const portal = await visitBills({ path, fixedAnswers: { getBills: [paidLater, openBill] } })
  await dialog('Dezember 2026')
  await press(portal, 'Schließen')
  await expectNoDialog()
  expect(window.location.search).toBe('')
  expect(await rows()).toEqual(['November 2026 Offen 20,00 €', 'Dezember 2026 Bezahlt 20,00 €'])
})

it('B3: on a phone, the payment of a bill replaces its sheet, and gives the focus back to its row', async () => {
  vi.stubGlobal('innerWidth', 390)
  const portal = await visitBills({})
  await portal.user.click(await main().findByRole('link', { name: /^September/ }))
  await pressInDialog(portal, 'September 2026', 'Schließen')
  const row = () => main().findByRole('link', { name: /^November 2026 Offen/ })
  await portal.user.click(await row())
  await pressInDialog(portal, 'November 2026', 'Online bezahlen')
  expect(await dialog('Rechnung bezahlen')).toHaveTextContent('R-1002-2026-11')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await press(portal, 'Schließen')
  await expectNoDialog()
  await waitFor(async () => expect(await row()).toHaveFocus())
  expect(formsOf(portal, 'payBill')).toMatchObject([{ reference_number: 'R-1002-2026-11' }])
})

it('B2 B3: the first button pays the bill due first; the months below lead to their bills', async () => {
  const portal = await visitBills({})
  await press(portal, /^Oktober bezahlen · 33,60/)
  expect(await dialog('Rechnung bezahlen')).toHaveTextContent('R-1002-2026-10')
  await press(portal, 'Schließen')
  await expectNoDialog()
  expect(formsOf(portal, 'payBill')).toEqual([{ reference_number: 'R-1002-2026-10', amount: '33.6' }])
  await portal.user.click(main().getAllByRole('link', { name: 'Oktober 2026' })[0] as HTMLElement)
  expect(await main().findByRole('region', { name: 'Oktober 2026' })).toBeVisible()
})

it('B2: a credit is named beside the total debt, and does not reduce it', async () => {
  const others = [creditNote, { ...unpaid, remaining: 0 }].map((one, index) => ({
    ...one,
    billId: `B-${index}`,
  }))
  const portal = await visitBills({
    fixedAnswers: { getBills: [{ ...unpaid, billId: 'B-open' }, ...others] },
  })
  await screen.findByRole('table', { name: 'Rechnungen' })
  const debt = main().getByText('Offener Gesamtbetrag').parentElement
  expect(textOf(debt)).toBe(
    'Offener Gesamtbetrag20,00 €1 offene RechnungGuthaben: 12,50 €November bezahlen · 20,00 €',
  )
  await press(portal, 'Offen')
  expect(within(screen.getByRole('table', { name: 'Rechnungen' })).getAllByRole('row')).toHaveLength(2)
})

/** What a banking app reads from the drawn code. */
function readCode(code: HTMLElement): string | undefined {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const scale = 4
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255)
  for (const [, x, y] of code.innerHTML.matchAll(/M(\d+) (\d+)h1/g))
    for (let row = 0; row < scale; row++) {
      const start = (Number(y) * scale + row) * size * scale + Number(x) * scale
      for (let pixel = start; pixel < start + scale; pixel++) pixels.fill(0, pixel * 4, pixel * 4 + 3)
    }
  return decodeQr(pixels, size * scale, size * scale)?.data
}

const transferButtons = () => screen.findAllByRole('button', { name: 'Per Überweisung zahlen' })

async function openTransfer(overrides: Visit = {}) {
  const { user } = await visitBills(overrides)
  await user.click((await transferButtons())[0] as HTMLElement)
  return within(await screen.findByRole('dialog', { name: 'Per Überweisung zahlen' }))
}

it('a bill can be transferred: the details to copy, and a code that another library reads', async () => {
  const dialog = await openTransfer()
  const code = await dialog.findByRole('img', { name: 'QR-Code der Überweisung' })
  expect(readCode(code)).toBe(
    'BCD\n002\n1\nSCT\n\nZweiklang Telekom\nAT611904300234573201\nEUR29.90\n\n\nR-1002-2026-11',
  )
  const copied = ['Empfänger', 'IBAN', 'Betrag in Euro', 'Verwendungszweck'].map((name) =>
    dialog.getByRole('button', { name: `${name} kopieren` }),
  )
  expect(copied.map((button) => button.closest('div')?.querySelector('dd')?.textContent)).toEqual([
    ...['Zweiklang Telekom', 'AT61 1904 3002 3457 3201', '29,90', 'R-1002-2026-11'],
  ])
})

it('all open bills can be transferred at once, with each reference', async () => {
  const portal = await visitBills({})
  await press(portal, /^Alle überweisen · 63,50/)
  const transfer = within(await dialog('Per Überweisung zahlen'))
  expect(readCode(await transfer.findByRole('img', { name: 'QR-Code der Überweisung' }))).toBe(
    'BCD\n002\n1\nSCT\n\nZweiklang Telekom\nAT611904300234573201\nEUR63.50\n\n\nR-1002-2026-10 R-1002-2026-11',
  )
})

it('a transfer of all bills warns of a payment that begins meanwhile, and stays', async () => {
  const portal = await visitBills({})
  await press(portal, /^Alle überweisen/)
  const transfer = await dialog('Per Überweisung zahlen')
  const otherTab = new BroadcastChannel('zweiklang.payments')
  otherTab.postMessage({ ownerId: 'P-1001', payment: { ...waiting, form: null } })
  otherTab.close()
  await waitFor(() => expect(transfer).toHaveTextContent('schon eine Online-Zahlung begonnen'))
})

const openBills = (count: number, changes: object) =>
  Array.from({ length: count }, (_, index) => ({
    ...unpaid,
    billId: `B-${index}`,
    referenceNumber: `R-${index}`,
  })).map((one, index) => (index > 0 ? one : { ...one, ...changes }))

it.each<[string, Visit]>([
  ['where the provider cannot split it', { settings: { 'portal:transfer-sum': '' } }],
  ['without an account', { settings: { 'portal:transfer-account': '' } }],
  ['for one bill', { fixedAnswers: { getBills: openBills(1, {}) } }],
  [
    'with a credit and one bill',
    { fixedAnswers: { getBills: openBills(2, { ...creditNote, billId: 'B-0' }) } },
  ],
  ['if an amount is unknown', { fixedAnswers: { getBills: openBills(2, { total: null, remaining: null }) } }],
  ['if a bill has no number', { fixedAnswers: { getBills: openBills(3, { referenceNumber: null }) } }],
  [
    'if the references do not fit',
    { fixedAnswers: { getBills: openBills(2, { referenceNumber: 'R'.repeat(138) }) } },
  ],
  ['after a payment of one began', { tab: { payments: [waiting] } }],
])('no transfer of all bills is offered %s', async (_, visit) => {
  await visitBills(visit)
  await screen.findByRole('table', { name: 'Rechnungen' })
  expect(screen.queryByRole('button', { name: /^Alle überweisen/ })).toBeNull()
})

it('a transfer whose reference is too long for a code asks only to copy the details', async () => {
  const bills = [{ ...bill, isBillPayed: false, referenceNumber: 'R'.repeat(141) }]
  const portal = await visitBills({ fixedAnswers: { getBills: bills } })
  await press(portal, 'Per Überweisung zahlen')
  const transfer = within(await dialog('Per Überweisung zahlen'))
  expect(transfer.getByText('Kopieren Sie die Angaben in Ihre Banking-App.')).toBeVisible()
  expect(transfer.queryByRole('img')).toBeNull()
})

const october = { kind: 'bill', reference: 'R-1002-2026-10', amount: 33.6 } as const

it('B3: a fraction of a cent is rounded once: on screen, to copy, in the code and for the provider', async () => {
  const portal = await visitBills({ fixedAnswers: { getBills: [{ ...unpaid, remaining: 10.235 }] } })
  expect(await screen.findAllByText('Noch offen: 10,24 €')).toHaveLength(2)
  await press(portal, 'Per Überweisung zahlen')
  const transfer = within(await dialog('Per Überweisung zahlen'))
  expect(transfer.getByText('10,24')).toBeVisible()
  expect(readCode(await transfer.findByRole('img'))).toContain('\nEUR10.24\n')
  await press(portal, 'Schließen')
  await press(portal, 'Online bezahlen')
  await waitFor(() => expect(formsOf(portal, 'payBill')).toMatchObject([{ amount: '10.24' }]))
})

it.each<[string, unknown, isWarned: boolean]>([
  ['waits', waiting, true],
  ['was left', payment(), true],
  ['failed', payment({ result: result('failed') }), false],
  ['is of another bill', payment({ order: october }), false],
  ['is unreadable', { ...payment(), order: { kind: 'bill' } }, false],
])(
  'a transfer warns of an online payment only if it may have moved money: it %s',
  async (_, stored, isWarned) => {
    const dialog = await openTransfer({ tab: { payments: [stored] } })
    await dialog.findByRole('img')
    const warning = dialog.queryByText(/^Sie haben für diese Rechnung schon eine Online-Zahlung begonnen/)
    expect(warning !== null).toBe(isWarned)
  },
)

const unconfirmed = 'Zahlung noch nicht bestätigt (20.11.2026 09:30)'
const booking = 'bezahlt, wird noch gebucht'
const question = 'Noch einmal bezahlen?'

it.each<[string, Payment['result'], string | null]>([
  ['only opened', null, null],
  ['not confirmed', result(null), unconfirmed],
  ['confirmed', result('succeeded'), booking],
  ['declined', result('failed'), null],
])(
  'B3: a bill with a payment that is %s says what is known, and asks before it is paid again',
  async (_, outcome, text) => {
    const { user, sandbox } = await visitBills({ tab: { payments: [payment({ result: outcome })] } })
    const [november] = await payButtons()
    const row = within(november?.closest('li, tr') as HTMLElement)
    expect(row.queryByText(unconfirmed) !== null).toBe(text === unconfirmed)
    expect(row.queryByText(booking) !== null).toBe(text === booking)
    await user.click(november as HTMLElement)
    if (text === null) return waitFor(() => expect(callsOf(sandbox, 'payBill')).toHaveLength(1))
    const dialog = within(await screen.findByRole('dialog', { name: question }))
    expect(dialog.getByText(/^Am 20\.11\.2026 09:30 .* 29,90/)).toBeVisible()
    expect(callsOf(sandbox, 'payBill')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Bestätigen' }))
    return waitFor(() => expect(callsOf(sandbox, 'payBill')).toHaveLength(1))
  },
)

it('B3: a transfer that may pay a bill again shows its details only after a confirmation', async () => {
  const { user } = await visitBills({ tab: { payments: [payment({ result: result(null) })] } })
  await user.click((await transferButtons())[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: question }))
  expect(screen.queryByText('AT61 1904 3002 3457 3201')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Bestätigen' }))
  expect(await screen.findByText('AT61 1904 3002 3457 3201')).toBeVisible()
})

it('B3: the bill to pay first is one without an unconfirmed payment', async () => {
  await visitBills({ tab: { payments: [payment({ order: october, result: result(null) })] } })
  expect(await screen.findByRole('button', { name: /^November bezahlen · 29,90/ })).toBeVisible()
})

it('B2 B3: a contract without a total debt has the button, too', async () => {
  await visit('/bills', tvContract)
  expect(await screen.findByRole('button', { name: /^November bezahlen · 29,90/ })).toBeVisible()
  expect(main().queryByText('Offener Gesamtbetrag')).toBeNull()
})

it.each([
  ['it', checkoutId],
  ['another payment of its bill', 'OTHER.test-02'],
])('B3: a payment that waits ends when another tab returns from %s', async (_, id) => {
  await visitBills({ tab: { payments: [waiting] } })
  await waitFor(() => expect(notice()).toBeVisible())
  const otherTab = new BroadcastChannel('zweiklang.payments')
  otherTab.postMessage({
    ownerId: 'P-1001',
    payment: payment({ checkoutId: id, result: result('succeeded') }),
  })
  expect((await screen.findAllByText(booking)).length).toBeGreaterThan(0)
  expect(notice()).toBeNull()
  otherTab.close()
})

it.each([
  ['long before its time may have been sent: a new payment needs a confirmation', 600_000, 0],
  ['in its last minute has expired: a new payment needs no confirmation', 30_000, 1],
])('B3: a form that ends %s', async (_, lifetime, prepared) => {
  const open = payment({ form: { ...form, expiresAt: Date.now() + lifetime, step: 'paying' } })
  const portal = await visitBills({ tab: { payments: [open] } })
  const dialogOfPayment = within(await screen.findByRole('dialog', { name: 'Rechnung bezahlen' }))
  const frame = await waitFor(() => document.querySelector('iframe') as HTMLIFrameElement)
  const { contentWindow: source, src } = frame
  await act(async () =>
    window.dispatchEvent(
      new MessageEvent('message', { source, origin: new URL(src).origin, data: 'expired' }),
    ),
  )
  await portal.user.click(await dialogOfPayment.findByRole('button', { name: 'Zahlung neu vorbereiten' }))
  if (prepared === 0) await screen.findByRole('dialog', { name: question })
  await waitFor(() => expect(callsOf(portal.sandbox, 'payBill')).toHaveLength(prepared))
})

it.each<[string, Visit]>([
  ['a bill that the contract does not have', { historyState: { billToPay: 'R-1005-2026-11' } }],
  ['a paid bill', { historyState: { billToPay: 'R-1002-2026-09' } }],
  ['an address', { path: '/bills?billToPay=R-1002-2026-11&pay=R-1002-2026-11' }],
])('B3: %s opens no payment', async (_, overrides) => {
  const { sandbox } = await visitBills(overrides)
  await payButtons()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(callsOf(sandbox, 'payBill')).toEqual([])
})

it('B3: a link to a bill whose earlier payment may have arrived asks first', async () => {
  const historyState = { billToPay: october.reference }
  const payments = [payment({ order: october, result: result(null) })]
  const { sandbox } = await visitBills({ historyState, tab: { payments } })
  await screen.findByRole('dialog', { name: question })
  expect(callsOf(sandbox, 'payBill')).toEqual([])
})

it('B3: two tabs complete what the other does not know of a payment', async () => {
  const told: unknown[] = []
  const otherTab = new BroadcastChannel('zweiklang.payments')
  otherTab.addEventListener('message', ({ data }) => told.push(data.payment))
  await visitBills({ tab: { payments: [payment()] } })
  // The other tab returned from the payment, and does not know its bill.
  const unknown = payment({ order: null, productId: null, begunAt: null, result: result(null) })
  otherTab.postMessage({ ownerId: 'P-1001', payment: unknown })
  await waitFor(() => expect(told.at(-1)).toEqual(payment({ result: result(null) })))
  otherTab.close()
})

it('B3 S3: bills can be paid in a browser that refuses messages between tabs, also with a limit of inactivity', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  )
  const { user, sandbox } = await visitBills({ inactivityMinutes: 30 })
  await user.click((await payButtons())[0] as HTMLElement)
  await waitFor(() => expect(callsOf(sandbox, 'payBill')).toHaveLength(1))
  vi.unstubAllGlobals()
})

it('S3: tabs of another customer tell this one nothing, and learn nothing from it', async () => {
  const otherTab = new BroadcastChannel('zweiklang.payments')
  await visitBills({ tab: { payments: [payment()] } })
  await payButtons()
  const answers: unknown[] = []
  otherTab.addEventListener('message', ({ data }) => answers.push(data.payment?.checkoutId))
  const ownerId = 'another customer'
  otherTab.postMessage({ ownerId, payment: payment({ ownerId, checkoutId: 'FOREIGN.test-02' }) })
  otherTab.postMessage({ ownerId, payment: null })
  otherTab.postMessage({ ownerId: 'P-1001', payment: null })
  await waitFor(() => expect(answers).toContain(checkoutId))
  expect(answers.filter((id) => id !== null)).toEqual([checkoutId])
  expect(window.sessionStorage.getItem(key)).not.toContain('FOREIGN')
  otherTab.close()
})

it('B3: a tab that knows less does not make a known outcome unknown', async () => {
  const otherTab = new BroadcastChannel('zweiklang.payments')
  await visitBills({ tab: { payments: [payment({ result: result('succeeded') })] } })
  expect((await screen.findAllByText(booking)).length).toBeGreaterThan(0)
  const answer = new Promise((resolve) => {
    otherTab.addEventListener(
      'message',
      ({ data }) => data.payment?.result?.outcome === 'succeeded' && resolve(data),
    )
  })
  otherTab.postMessage({ ownerId: 'P-1001', payment: payment({ result: result(null) }) })
  otherTab.postMessage({ ownerId: 'P-1001', payment: null })
  await answer
  expect(screen.queryByText(unconfirmed)).toBeNull()
  otherTab.close()
})

it('without an account in the settings, no bill can be transferred', async () => {
  await visitBills({ settings: { 'portal:transfer-account': 'AT00 Zweiklang' } })
  await payButtons()
  expect(screen.queryByText('Per Überweisung zahlen')).toBeNull()
})
