import { screen, waitFor } from '@testing-library/react'
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
