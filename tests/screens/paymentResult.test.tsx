// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Sandbox } from '../../sandbox/sandbox'
import { chooseFromMenu } from '../menus'
import { askedOf, goTo, newSandbox, startPortal, storeInOtherTab, tokenOf } from '../testPortal'
import { errorToasts, toasts } from '../toasts'

const heading = (name: string) => screen.findByRole('heading', { name })
const asked = (sandbox: Sandbox) =>
  askedOf(sandbox, 'getTransactionStatus').length + askedOf(sandbox, 'getBillStatus').length
const remembered = () => window.sessionStorage.getItem('zweiklang.paymentResult')

/** The address of the page to which somebody comes back who has just paid. */
function paid(sandbox: Sandbox, page = '/transaction-completed'): string {
  const order = { kind: 'topUp' as const, amount: 20, purpose: '436601000001' }
  const checkout = sandbox.checkouts.prepare(order)
  sandbox.checkouts.settle(checkout, 'paid')
  return `${page}?resourcePath=/v1/checkouts/${checkout.id}/payment`
}

it('P7: a change of language neither asks nor tells anew', async () => {
  const sandbox = newSandbox()
  const { user } = await startPortal({ path: paid(sandbox), account: 'everyday', brand: 'first', sandbox })
  await heading('Zahlung erfolgreich')
  await waitFor(() => expect(toasts()).toHaveLength(1))
  await chooseFromMenu(user, 'Sprache', 'SRB')
  await heading('Uspešno plaćanje')
  expect(toasts()).toHaveLength(1)
  expect(asked(sandbox)).toBe(1)
})

it('P7: a change of language while the answer is on its way does not ask anew', async () => {
  const sandbox = newSandbox()
  const { user, answers } = await startPortal({
    ...{ path: paid(sandbox), account: 'everyday', brand: 'first', sandbox },
    hold: ['getTransactionStatus'],
  })
  await answers.next('getTransactionStatus')
  await chooseFromMenu(user, 'Sprache', 'SRB')
  await heading('Plaćanje')
  await answers.release('getTransactionStatus')
  await heading('Uspešno plaćanje')
  expect(asked(sandbox)).toBe(1)
})

it('P7: after a reload the results of this tab are known, also that of an earlier payment', async () => {
  const sandbox = newSandbox()
  const [first, second] = [paid(sandbox), paid(sandbox)]
  await startPortal({ path: first, account: 'everyday', sandbox })
  await heading('Zahlung erfolgreich')
  await goTo('/')
  await goTo(second)
  await heading('Zahlung erfolgreich')
  for (const path of [first, second]) {
    await startPortal({ path, account: 'everyday', sandbox })
    await heading('Zahlung erfolgreich')
  }
  expect(asked(sandbox)).toBe(2)
})

it('P7: who reloads while the answer is on its way learns that nobody knows, and is shown no failure', async () => {
  const sandbox = newSandbox()
  const path = paid(sandbox)
  const { answers } = await startPortal({
    ...{ path, account: 'everyday', sandbox, hold: ['getTransactionStatus'] },
  })
  await answers.next('getTransactionStatus')
  await startPortal({ path, account: 'everyday', sandbox })
  await heading('Zahlung noch nicht bestätigt')
  expect(toasts()).toEqual(['Zahlung noch nicht bestätigt'])
  expect(errorToasts()).toEqual([])
  expect(asked(sandbox)).toBe(1)
})

it('P7: who leaves before the answer is told by a toast, and the account is loaded anew', async () => {
  const sandbox = newSandbox()
  const { answers } = await startPortal({
    ...{ path: paid(sandbox), account: 'everyday', sandbox, hold: ['getTransactionStatus'] },
  })
  await answers.next('getTransactionStatus')
  await goTo('/')
  const loads = askedOf(sandbox, 'getMeByPhone').length
  await answers.release('getTransactionStatus')
  await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
  await waitFor(() => expect(askedOf(sandbox, 'getMeByPhone').length).toBeGreaterThan(loads))
})

it('S3: after a logout nothing of a result is left, and nobody asks by itself', async () => {
  const sandbox = newSandbox()
  const { user } = await startPortal({ path: paid(sandbox), account: 'everyday', sandbox })
  await heading('Zahlung erfolgreich')
  expect(remembered()).toContain('succeeded')
  await chooseFromMenu(user, 'Profil', 'Abmelden')
  await user.click(await screen.findByRole('button', { name: 'Abmelden' }))
  await heading('Anmelden')
  expect(remembered()).toBeNull()
  expect(asked(sandbox)).toBe(1)
})

it('S3: a login of somebody else on another tab leaves nothing of a result on this one', async () => {
  const sandbox = newSandbox()
  const { reload } = await startPortal({ path: paid(sandbox), account: 'everyday', sandbox })
  await heading('Zahlung erfolgreich')
  await storeInOtherTab('zweiklang.token', await tokenOf(sandbox, 'crowd'))
  expect(reload).toHaveBeenCalledOnce()
  expect(remembered()).toBeNull()
})

it('P7 S4: on the page of the mobile app a token that is refused takes no result away', async () => {
  const sandbox = newSandbox()
  const path = paid(sandbox, '/transaction-completed-mobile')
  const { answers } = await startPortal({
    path,
    account: 'everyday',
    sandbox,
    hold: ['getMeByPhone', 'getMe'],
  })
  await heading('Zahlung erfolgreich')
  const call = await answers.next('getMe', 'getMeByPhone')
  await answers.replace(call, { code: 'REQUEST_FAILED_INVALID_TOKEN', message: 'Token' })
  await waitFor(() => expect(window.localStorage.getItem('zweiklang.token')).toBeNull())
  await heading('Zahlung erfolgreich')
  expect(asked(sandbox)).toBe(1)
})

const balanceNow = () => screen.queryByText('Guthaben jetzt')?.parentElement

it('P7 M5: says what the balance is after the payment, as the provider tells it then', async () => {
  const sandbox = newSandbox()
  const { answers } = await startPortal({
    ...{ path: paid(sandbox), account: 'everyday', sandbox, hold: ['getTransactionStatus', 'getMeByPhone'] },
  })
  await answers.release('getTransactionStatus')
  await heading('Zahlung erfolgreich')
  expect(balanceNow()).toBeUndefined()
  const user = { resources: { balance: { value: 43.4 } } }
  await answers.replace('getMeByPhone', { code: 'GET_USER_SUCCESS', body: { user } })
  await waitFor(() => expect(balanceNow()).toHaveTextContent('43,40 €'))
  expect(balanceNow()).toHaveTextContent('436601000001')
})

it('P7 E1: says no balance where the newer one does not come', async () => {
  const sandbox = newSandbox()
  const { answers } = await startPortal({
    ...{ path: paid(sandbox), account: 'everyday', sandbox, hold: ['getTransactionStatus'] },
  })
  sandbox.faults.set({ operationId: 'getMeByPhone', fault: '500' })
  await answers.release('getTransactionStatus')
  await heading('Zahlung erfolgreich')
  await waitFor(() => expect(toasts()).toContain('Es ist ein Fehler aufgetreten.'))
  expect(balanceNow()).toBeUndefined()
})
