// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { askedOf, goTo, startPortal } from '../testPortal'
import { logOut } from './steps'

const checkoutId = 'BEFORE.test-01'
const key = 'zweiklang.payment'
const stored = { phone: '436601000011' }
const notice = () => screen.queryByText(/^Eine begonnene Zahlung über/)
const payButtons = () => screen.findAllByRole('button', { name: 'Online bezahlen' })

/** A payment of the newest open bill, which waits. */
const payment = {
  productId: 'P-1002',
  bill: { reference: 'R-1002-2026-11', amount: 29.9 },
  checkout: { id: checkoutId, integrity: null, expiresAt: Date.now() + 600_000 },
  step: 'paused',
}

/** Opens the bills of a contract that has some to pay, with what the tab remembers. */
const visitBills = (tab: object) => startPortal({ path: '/bills', account: 'everyday', stored, tab })

it('B3 S3: a payment that waits is found after a reload and by a link to the bills, and not after a logout', async () => {
  const portal = await visitBills({ payment })
  await waitFor(() => expect(notice()).toBeVisible())
  await goTo('/listing')
  await waitFor(() => expect(notice()).toBeNull())
  await goTo('/bills')
  await waitFor(() => expect(notice()).toBeVisible())
  expect(askedOf(portal.sandbox, 'payBill')).toEqual([])
  await logOut(portal)
  expect(window.sessionStorage.getItem(key)).toBeNull()
})

it.each<[string, object, boolean]>([
  ['whose result was asked for', { payment, paymentResult: [{ checkoutId, outcome: null }] }, true],
  ['of another contract', { payment: { ...payment, productId: 'P-9999' } }, true],
  ['without a bill', { payment: { productId: 'P-1002' } }, false],
  ['without a checkout', { payment: { ...payment, checkout: null } }, false],
  ['that is no object', { payment: 'P-1002' }, false],
  [
    'whose time is over',
    { payment: { ...payment, checkout: { ...payment.checkout, expiresAt: 1 }, step: 'paying' } },
    false,
  ],
])('B3 P8: a payment %s is not taken up', async (_, tab, isKept) => {
  await visitBills(tab)
  await payButtons()
  expect(notice()).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.sessionStorage.getItem(key)?.includes(checkoutId) ?? false).toBe(isKept)
})

it.each(['sha384-short', 'sha1-AAAA', 'md5', { hash: 'sha384' }])(
  'B3: with the malformed hash %j nothing is loaded unchecked, and the customer is told',
  async (integrity) => {
    const hold = ['payBill'] as const
    const { user, answers } = await startPortal({ path: '/bills', account: 'everyday', stored, hold })
    await user.click((await payButtons())[0] as HTMLElement)
    await answers.replace('payBill', { code: 'PAY_BILL_SUCCESS', body: { checkoutId, integrity } })
    expect(await screen.findByRole('alert')).toHaveTextContent(/Es wurde nichts abgebucht/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('iframe')).toBeNull()
  },
)
