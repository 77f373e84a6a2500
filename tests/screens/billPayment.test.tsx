// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chooseFromMenu } from '../menus'
import { askedOf, goTo, startPortal } from '../testPortal'

const checkoutId = 'BEFORE.test-01'
const key = 'zweiklang.payment'
const notice = () => screen.queryByText(/^Eine begonnene Zahlung über/)
const payButtons = () => screen.findAllByRole('button', { name: 'Online bezahlen' })

/** A payment of the newest open bill, which waits. */
const payment = () => ({
  productId: 'P-1002',
  bill: { reference: 'R-1002-2026-11', amount: 29.9 },
  checkout: { id: checkoutId, integrity: null, expiresAt: Date.now() + 600_000 },
  step: 'paused',
})

/** Opens the bills of the contract with this number, with what the tab remembers. */
const visitBills = (tab: object, phone = '436601000011') =>
  startPortal({ path: '/bills', account: 'everyday', stored: { phone }, tab })

it('B3: a payment that waits is found again after a reload, and by a link to the bills', async () => {
  const { sandbox } = await visitBills({ payment: payment() })
  await waitFor(() => expect(notice()).toBeVisible())
  await goTo('/listing')
  await waitFor(() => expect(notice()).toBeNull())
  await goTo('/bills')
  await waitFor(() => expect(notice()).toBeVisible())
  expect(askedOf(sandbox, 'payBill')).toEqual([])
})

it('B3 P8: a payment whose result was asked for is not taken up again', async () => {
  await visitBills({ payment: payment(), paymentResult: [{ checkoutId, outcome: null }] })
  await payButtons()
  expect(notice()).toBeNull()
})

it('B3: the bills of another contract do not take the payment up, and do not lose it', async () => {
  await visitBills({ payment: { ...payment(), productId: 'P-9999' } })
  await payButtons()
  expect(notice()).toBeNull()
  expect(window.sessionStorage.getItem(key)).toContain(checkoutId)
})

it.each([
  ['what has no bill', { productId: 'P-1002' }],
  ['what has no checkout', { ...payment(), checkout: null }],
  ['what is no object', 'P-1002'],
])('B3: %s in the memory of the tab is dropped', async (_, kept) => {
  await visitBills({ payment: kept })
  await payButtons()
  expect(notice()).toBeNull()
})

it('B3: a payment whose time is over is not taken up, and is forgotten', async () => {
  const begun = payment()
  await visitBills({
    payment: { ...begun, checkout: { ...begun.checkout, expiresAt: Date.now() - 1 }, step: 'paying' },
  })
  await payButtons()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.sessionStorage.getItem(key)).toBeNull()
})

it('S3: after a logout nothing of a payment is left', async () => {
  const { user } = await visitBills({ payment: payment() })
  await waitFor(() => expect(notice()).toBeVisible())
  await chooseFromMenu(user, 'Profil', 'Abmelden')
  await user.click(await screen.findByRole('button', { name: 'Abmelden' }))
  await screen.findByRole('heading', { name: 'Anmelden' })
  expect(window.sessionStorage.getItem(key)).toBeNull()
})

it.each(['sha384-short', 'sha1-AAAA', 'md5', { hash: 'sha384' }])(
  'B3: with the malformed hash %j nothing is loaded unchecked, and the customer is told',
  async (integrity) => {
    const { user, answers } = await startPortal({
      path: '/bills',
      account: 'everyday',
      stored: { phone: '436601000011' },
      hold: ['payBill'],
    })
    await user.click((await payButtons())[0] as HTMLElement)
    await answers.replace('payBill', { code: 'PAY_BILL_SUCCESS', body: { checkoutId, integrity } })
    expect(await screen.findByRole('alert')).toHaveTextContent(/Es wurde nichts abgebucht/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('iframe')).toBeNull()
  },
)
