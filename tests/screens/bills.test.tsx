import { screen, waitFor, within } from '@testing-library/react'
import decodeQr from 'jsqr'
import { expect, it } from 'vitest'
import { watchSavedFiles } from '../savedFiles'
import { callsOf, goTo, type Visit, type VisitedPortal } from '../testPortal'
import { toasts } from '../toasts'
import { expectNoDialog, failure, heading, logOut, postpaid, visit } from './steps'

const checkoutId = 'BEFORE.test-01'
const key = 'zweiklang.payment'
const notice = () => screen.queryByText(/^Eine begonnene Zahlung über/)
const payButtons = () => screen.findAllByRole('button', { name: 'Online bezahlen' })
const visitBills = (overrides: Visit) => visit('/bills', { ...postpaid, ...overrides })

/** A payment of the newest open bill, which waits. */
const payment = {
  productId: 'P-1002',
  bill: { reference: 'R-1002-2026-11', amount: 29.9 },
  checkout: { id: checkoutId, integrity: null, expiresAt: Date.now() + 600_000 },
  step: 'paused',
}
const expired = { ...payment.checkout, expiresAt: 1 }

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

it('B3 S3: a payment resumes after a reload and by a link, but not after a logout', async () => {
  const portal = await visitBills({ tab: { payment } })
  await waitFor(() => expect(notice()).toBeVisible())
  await goTo('/listing')
  await waitFor(() => expect(notice()).toBeNull())
  await goTo('/bills')
  await waitFor(() => expect(notice()).toBeVisible())
  expect(callsOf(portal.sandbox, 'payBill')).toEqual([])
  await logOut(portal)
  expect(window.sessionStorage.getItem(key)).toBeNull()
})

it.each<[string, object, isKept: boolean]>([
  ['whose result was asked for', { payment, paymentResult: [{ checkoutId, outcome: null }] }, true],
  ['of another contract', { payment: { ...payment, productId: 'P-9999' } }, true],
  ['without a bill', { payment: { productId: 'P-1002' } }, false],
  ['without a checkout', { payment: { ...payment, checkout: null } }, false],
  ['that is no object', { payment: 'P-1002' }, false],
  ['whose time is over', { payment: { ...payment, checkout: expired, step: 'paying' } }, false],
])('B3 P8: a payment %s is not resumed', async (_, tab, isKept) => {
  await visitBills({ tab })
  await payButtons()
  expect(notice()).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.sessionStorage.getItem(key)?.includes(checkoutId) ?? false).toBe(isKept)
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

const begunPayments = [{ checkoutId, reference: 'R-1002-2026-11' }]
const asked = (outcome: string | null) => ({ begunPayments, paymentResult: [{ checkoutId, outcome }] })

it.each<[string, object, isWarned: boolean]>([
  ['waits', { payment }, true],
  ['was left', { begunPayments }, true],
  ['is not confirmed', asked(null), true],
  ['succeeded', asked('succeeded'), true],
  ['failed', asked('failed'), false],
  ['is of another bill', { begunPayments: [{ checkoutId, reference: 'R-1002-2026-10' }] }, false],
  ['is unreadable', { begunPayments: [{ checkoutId }, 'R-1002-2026-11'] }, false],
])(
  'a transfer warns of an online payment only if it may have moved money: it %s',
  async (_, tab, isWarned) => {
    const dialog = await openTransfer({ tab })
    await dialog.findByRole('img')
    const warning = dialog.queryByText(/^Sie haben für diese Rechnung schon eine Online-Zahlung begonnen/)
    expect(warning !== null).toBe(isWarned)
  },
)

it('S3: a payment that another customer began in another tab stays out of this one', async () => {
  const otherTab = new BroadcastChannel('zweiklang.begunPayments')
  const asked = new Promise<string>((resolve) => {
    otherTab.addEventListener('message', ({ data }) => resolve(data.ownerId), { once: true })
  })
  await visitBills({})
  for (const ownerId of ['another customer', await asked])
    otherTab.postMessage({ ownerId, payment: { checkoutId, reference: `of ${ownerId}` } })
  const stored = () => window.sessionStorage.getItem('zweiklang.begunPayments')
  await waitFor(async () => expect(stored()).toContain(`of ${await asked}`))
  expect(stored()).not.toContain('another customer')
  otherTab.close()
})

it('without an account in the settings, no bill can be transferred', async () => {
  await visitBills({ settings: { 'portal:transfer-account': 'AT00 Zweiklang' } })
  await payButtons()
  expect(screen.queryByText('Per Überweisung zahlen')).toBeNull()
})
