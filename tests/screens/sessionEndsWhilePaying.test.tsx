// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Sandbox } from '../../sandbox/sandbox'
import { chooseFromMenu } from '../menus'
import { askedOf, goTo, newSandbox, startPortal, storeInOtherTab } from '../testPortal'
import { toasts } from '../toasts'
import { signIn } from './signIn'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const atLogin = () => heading('Anmelden')
const isOver = 'Ihre Sitzung ist nicht mehr gültig. Bitte melden Sie sich erneut an.'

/** The address to which the customer comes back who has just paid, and what she has come with. */
function paid(sandbox: Sandbox, page = '/transaction-completed') {
  const kind = page.endsWith('bill-paying') ? 'bill' : 'topUp'
  const order = { kind, amount: 20, purpose: '436601000001' } as const
  const checkout = sandbox.checkouts.prepare(order)
  sandbox.checkouts.settle(checkout, 'paid')
  const contract = { productId: 'P-1001', phone: '436601000001', isChosen: false }
  return { path: `${page}?resourcePath=/v1/checkouts/${checkout.id}/payment`, sandbox, tab: { contract } }
}
const asked = (sandbox: Sandbox) =>
  askedOf(sandbox, 'getTransactionStatus').length + askedOf(sandbox, 'getBillStatus').length

/** The provider does not know the token any more when the customer comes back. */
async function comeBackTooLate(visit: ReturnType<typeof paid>) {
  const account = ['getMe', 'getMeByPhone', 'getNotifications'] as const
  for (const operationId of account) visit.sandbox.faults.set({ operationId, fault: 'tokenRefused' })
  const portal = await startPortal({ ...visit, account: 'everyday' })
  await atLogin()
  visit.sandbox.faults.clear()
  return portal
}

it.each(['/transaction-completed', '/transaction-completed-bill-paying'])(
  'S1 S4 P7 P8: the session ended while she paid: signed in again, she is told the result on %s, once',
  async (page) => {
    const visit = paid(newSandbox(), page)
    const portal = await comeBackTooLate(visit)
    expect(toasts()).toEqual([isOver])
    expect(asked(visit.sandbox)).toBe(0)
    expect(
      await screen.findByText('Sobald Sie angemeldet sind, sehen Sie, was aus Ihrer Zahlung geworden ist.'),
    ).toBeVisible()
    await signIn(portal, 'everyday')
    await heading('Zahlung erfolgreich')
    expect(window.location.pathname + window.location.search).toBe(visit.path)
    await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
    expect(asked(visit.sandbox)).toBe(1)
  },
)

it('S1 P7: who comes back when nobody is signed in any more is led to the result, also after a reload of the login', async () => {
  const visit = paid(newSandbox())
  await startPortal(visit)
  await atLogin()
  const portal = await startPortal({ path: '/login', entry: window.history.state, sandbox: visit.sandbox })
  await signIn(portal, 'everyday')
  await heading('Zahlung erfolgreich')
  expect(asked(visit.sandbox)).toBe(1)
})

it('C3 S1 P7: somebody else who signs in is shown nothing of it, and the provider is not asked', async () => {
  const visit = paid(newSandbox())
  const portal = await comeBackTooLate(visit)
  await signIn(portal, 'empty')
  await screen.findAllByText('436601000002')
  expect(window.location.pathname).toBe('/')
  expect(asked(visit.sandbox)).toBe(0)
})

it('S1 S4: once she has been told, a new login leads home', async () => {
  const visit = paid(newSandbox())
  const portal = await startPortal({ ...visit, account: 'everyday', hold: ['getTransactionStatus'] })
  await portal.answers.next('getTransactionStatus')
  // What was topped up is loaded anew, which the provider refuses.
  visit.sandbox.faults.set({ operationId: 'getMeByPhone', fault: 'tokenRefused' })
  await portal.answers.release('getTransactionStatus')
  await atLogin()
  visit.sandbox.faults.clear()
  await signIn(portal, 'everyday')
  await heading('Mtel Free M')
  expect(asked(visit.sandbox)).toBe(1)
})

it('S4 P7: a token that is refused while the result is asked for has spent nothing: it is asked for again', async () => {
  const visit = paid(newSandbox())
  const portal = await startPortal({ ...visit, account: 'everyday', hold: ['getTransactionStatus'] })
  await portal.answers.replace('getTransactionStatus', { code: 'REQUEST_FAILED_INVALID_TOKEN', message: 'x' })
  await atLogin()
  await signIn(portal, 'everyday')
  await portal.answers.replace('getTransactionStatus', {
    code: 'GET_TRANSACTION_STATUS_SUCCESS',
    message: 'x',
  })
  await heading('Zahlung erfolgreich')
})

it.each([
  [
    'by herself',
    (portal: Awaited<ReturnType<typeof startPortal>>) =>
      chooseFromMenu(portal.user, 'Profil', 'Abmelden').then(async () =>
        portal.user.click(await screen.findByRole('button', { name: 'Abmelden' })),
      ),
  ],
  ['on another tab', () => storeInOtherTab('zweiklang.token', null)],
])('S1 S3: who logged out %s while the result was asked for is led home', async (_, logOut) => {
  const visit = paid(newSandbox())
  const portal = await startPortal({ ...visit, account: 'everyday', hold: ['getTransactionStatus'] })
  await portal.answers.next('getTransactionStatus')
  await logOut(portal)
  await atLogin()
  await signIn(portal, 'everyday')
  await heading('Mtel Free M')
  expect(asked(visit.sandbox)).toBe(1)
})

async function writeAndLoseSession(sandbox: Sandbox) {
  const portal = await startPortal({ path: '/customer-support', account: 'everyday', sandbox })
  await portal.user.type(
    await screen.findByRole('textbox', { name: 'Beschreibung' }),
    'Kein Empfang im Keller',
  )
  sandbox.faults.set({ operationId: 'sendSupportRequest', fault: 'tokenRefused' })
  await portal.user.click(screen.getByRole('button', { name: 'Senden' }))
  await atLogin()
  sandbox.faults.clear()
  return portal
}

it('S4 C3 H1: somebody else who signs in finds nothing of it, nor does the tab keep it', async () => {
  const sandbox = newSandbox()
  const portal = await writeAndLoseSession(sandbox)
  await signIn(portal, 'empty')
  await screen.findAllByText('436601000002')
  await goTo('/customer-support')
  expect(await screen.findByRole('textbox', { name: 'Beschreibung' })).toHaveValue('')
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Keller')
})
