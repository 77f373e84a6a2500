// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Sandbox } from '../../sandbox/sandbox'
import { chooseFromMenu } from '../menus'
import { askedOf, goTo, newSandbox, startPortal, storeInOtherTab, tokenOf } from '../testPortal'
import { errorToasts, toasts } from '../toasts'
import { heading, logOut, signIn } from './steps'

const asked = (sandbox: Sandbox) =>
  askedOf(sandbox, 'getTransactionStatus').length + askedOf(sandbox, 'getBillStatus').length
const remembered = () => window.sessionStorage.getItem('zweiklang.paymentResult')
const hold = ['getTransactionStatus'] as const
const unconfirmed = 'Zahlung noch nicht bestätigt'

/** The customer who comes back, and the address of the page that she comes to. */
function paid(page = '/transaction-completed') {
  const sandbox = newSandbox()
  const kind = page.endsWith('bill-paying') ? 'bill' : 'topUp'
  const checkout = sandbox.checkouts.prepare({ kind, amount: 20, purpose: '436601000001' })
  sandbox.checkouts.settle(checkout, 'paid')
  const path = `${page}?resourcePath=/v1/checkouts/${checkout.id}/payment`
  return { path, sandbox, account: 'everyday' } as const
}

describe('the result of a payment', () => {
  it.each([
    ['REQUEST_FAILED_NOT_FOUND', 'Zahlung fehlgeschlagen', ['Es ist ein Fehler aufgetreten.']],
    // No failure: a notice says the same as the page.
    ['GET_BILL_STATUS_FAILED_PENDING', unconfirmed, [unconfirmed]],
    [undefined, unconfirmed, [unconfirmed]],
  ])('P8: of a bill with the answer %s is told as «%s»', async (code, title, told) => {
    const visit = { ...paid('/transaction-completed-bill-paying'), hold: ['getBillStatus'] as const }
    const { sandbox, answers } = await startPortal(visit)
    await answers.replace('getBillStatus', { ...(code && { code }), message: 'Auskunft' })
    expect(await heading(title)).toBeVisible()
    expect(toasts()).toEqual(told)
    expect(errorToasts()).toEqual(title === unconfirmed ? [] : told)
    expect(asked(sandbox)).toBe(1)
  })

  it('P7: is neither asked for nor told anew by a change of language, also while the answer is on its way', async () => {
    const { sandbox, user, answers } = await startPortal({ ...paid(), brand: 'first', hold })
    await answers.next('getTransactionStatus')
    await chooseFromMenu(user, 'Sprache', 'SRB')
    await heading('Plaćanje')
    await answers.release('getTransactionStatus')
    await heading('Uspešno plaćanje')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    await chooseFromMenu(user, 'Jezik', 'DE')
    await heading('Zahlung erfolgreich')
    expect(toasts()).toHaveLength(1)
    expect(asked(sandbox)).toBe(1)
  })

  it('P7: is known after a reload, also that of an earlier payment', async () => {
    const { sandbox, path: first, account } = paid()
    const second = sandbox.checkouts.prepare({ kind: 'topUp', amount: 20, purpose: '436601000001' })
    sandbox.checkouts.settle(second, 'paid')
    const paths = [first, `/transaction-completed?resourcePath=/v1/checkouts/${second.id}/payment`]
    await startPortal({ path: first, account, sandbox })
    await heading('Zahlung erfolgreich')
    await goTo('/')
    await goTo(paths[1] as string)
    await heading('Zahlung erfolgreich')
    for (const path of paths) {
      await startPortal({ path, account, sandbox })
      await heading('Zahlung erfolgreich')
    }
    expect(asked(sandbox)).toBe(2)
  })

  it('P7: is not known to who reloads while the answer is on its way, and no failure is shown', async () => {
    const visit = paid()
    const { answers } = await startPortal({ ...visit, hold })
    await answers.next('getTransactionStatus')
    await startPortal(visit)
    await heading(unconfirmed)
    expect(toasts()).toEqual([unconfirmed])
    expect(errorToasts()).toEqual([])
    expect(asked(visit.sandbox)).toBe(1)
  })

  it('P7: is told by a toast to who leaves before the answer, and the account is loaded anew', async () => {
    const { sandbox, answers } = await startPortal({ ...paid(), hold })
    await answers.next('getTransactionStatus')
    await goTo('/')
    const loads = askedOf(sandbox, 'getMeByPhone').length
    await answers.release('getTransactionStatus')
    await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
    await waitFor(() => expect(askedOf(sandbox, 'getMeByPhone').length).toBeGreaterThan(loads))
  })

  it('S3: leaves nothing after a logout, and nobody asks by itself', async () => {
    const portal = await startPortal(paid())
    await heading('Zahlung erfolgreich')
    expect(remembered()).toContain('succeeded')
    await logOut(portal)
    expect(remembered()).toBeNull()
    expect(asked(portal.sandbox)).toBe(1)
  })

  it('S3: leaves nothing on this tab after a login of somebody else on another', async () => {
    const { sandbox, reload } = await startPortal(paid())
    await heading('Zahlung erfolgreich')
    await storeInOtherTab('zweiklang.token', await tokenOf(sandbox, 'crowd'))
    expect(reload).toHaveBeenCalledOnce()
    expect(remembered()).toBeNull()
  })

  it('P7 S4: on the page of the mobile app is not taken away by a token that is refused', async () => {
    const visit = paid('/transaction-completed-mobile')
    const { answers, sandbox } = await startPortal({ ...visit, hold: ['getMeByPhone', 'getMe'] })
    await heading('Zahlung erfolgreich')
    const call = await answers.next('getMe', 'getMeByPhone')
    await answers.replace(call, { code: 'REQUEST_FAILED_INVALID_TOKEN', message: 'Token' })
    await waitFor(() => expect(window.localStorage.getItem('zweiklang.token')).toBeNull())
    await heading('Zahlung erfolgreich')
    expect(asked(sandbox)).toBe(1)
  })

  const balanceNow = () => screen.queryByText('Guthaben jetzt')?.parentElement

  it('P7 M5: says what the balance is after the payment, as the provider tells it then', async () => {
    const { answers } = await startPortal({ ...paid(), hold: [...hold, 'getMeByPhone'] })
    await answers.release('getTransactionStatus')
    await heading('Zahlung erfolgreich')
    expect(balanceNow()).toBeUndefined()
    const user = { resources: { balance: { value: 43.4 } } }
    await answers.replace('getMeByPhone', { code: 'GET_USER_SUCCESS', body: { user } })
    await waitFor(() => expect(balanceNow()).toHaveTextContent('43,40 €'))
    expect(balanceNow()).toHaveTextContent('436601000001')
  })

  it('P7 E1: says no balance where the newer one does not come', async () => {
    const { answers, sandbox } = await startPortal({ ...paid(), hold })
    sandbox.faults.set({ operationId: 'getMeByPhone', fault: '500' })
    await answers.release('getTransactionStatus')
    await heading('Zahlung erfolgreich')
    await waitFor(() => expect(toasts()).toContain('Es ist ein Fehler aufgetreten.'))
    expect(balanceNow()).toBeUndefined()
  })
})

describe('a session that ends while the customer pays', () => {
  const atLogin = () => heading('Anmelden')
  const tab = { contract: { productId: 'P-1001', phone: '436601000001', isChosen: false } }

  /** The provider does not know the token any more when the customer comes back. */
  async function comeBackTooLate(visit: ReturnType<typeof paid>) {
    const account = ['getMe', 'getMeByPhone', 'getNotifications'] as const
    for (const operationId of account) visit.sandbox.faults.set({ operationId, fault: 'tokenRefused' })
    const portal = await startPortal({ ...visit, tab })
    await atLogin()
    visit.sandbox.faults.clear()
    return portal
  }

  /** The result is on its way to her. */
  async function comeBack() {
    const portal = await startPortal({ ...paid(), tab, hold })
    await portal.answers.next('getTransactionStatus')
    return portal
  }

  it.each(['/transaction-completed', '/transaction-completed-bill-paying'])(
    'S1 S4 P7 P8: signed in again, she is told the result on %s, once',
    async (page) => {
      const visit = paid(page)
      const portal = await comeBackTooLate(visit)
      expect(toasts()).toEqual(['Ihre Sitzung ist nicht mehr gültig. Bitte melden Sie sich erneut an.'])
      expect(asked(visit.sandbox)).toBe(0)
      const waits = 'Sobald Sie angemeldet sind, sehen Sie, was aus Ihrer Zahlung geworden ist.'
      expect(await screen.findByText(waits)).toBeVisible()
      await signIn(portal, 'everyday')
      await heading('Zahlung erfolgreich')
      expect(window.location.pathname + window.location.search).toBe(visit.path)
      await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
      expect(asked(visit.sandbox)).toBe(1)
    },
  )

  it('S1 P7: who comes back when nobody is signed in is led to the result, also after a reload of the login', async () => {
    const { path, sandbox } = paid()
    await startPortal({ path, sandbox, tab })
    await atLogin()
    const portal = await startPortal({ path: '/login', entry: window.history.state, sandbox })
    await signIn(portal, 'everyday')
    await heading('Zahlung erfolgreich')
    expect(asked(sandbox)).toBe(1)
  })

  it('C3 S1 P7: somebody else who signs in is shown nothing of it, and the provider is not asked', async () => {
    const portal = await comeBackTooLate(paid())
    await signIn(portal, 'empty')
    await screen.findAllByText('436601000002')
    expect(window.location.pathname).toBe('/')
    expect(asked(portal.sandbox)).toBe(0)
  })

  it('S1 S4: once she has been told, a new login leads home', async () => {
    const portal = await comeBack()
    // What was topped up is loaded anew, which the provider refuses.
    portal.sandbox.faults.set({ operationId: 'getMeByPhone', fault: 'tokenRefused' })
    await portal.answers.release('getTransactionStatus')
    await atLogin()
    portal.sandbox.faults.clear()
    await signIn(portal, 'everyday')
    await heading('Mtel Free M')
    expect(asked(portal.sandbox)).toBe(1)
  })

  it('S4 P7: a token that is refused while the result is asked for has spent nothing: it is asked for again', async () => {
    const portal = await comeBack()
    await portal.answers.replace('getTransactionStatus', {
      code: 'REQUEST_FAILED_INVALID_TOKEN',
      message: 'x',
    })
    await atLogin()
    await signIn(portal, 'everyday')
    const success = { code: 'GET_TRANSACTION_STATUS_SUCCESS', message: 'x' }
    await portal.answers.replace('getTransactionStatus', success)
    await heading('Zahlung erfolgreich')
  })

  it.each<[string, (portal: Awaited<ReturnType<typeof comeBack>>) => Promise<void>]>([
    ['by herself', logOut],
    ['on another tab', () => storeInOtherTab('zweiklang.token', null)],
  ])('S1 S3: who logged out %s while the result was asked for is led home', async (_, leave) => {
    const portal = await comeBack()
    await leave(portal)
    await atLogin()
    await signIn(portal, 'everyday')
    await heading('Mtel Free M')
    expect(asked(portal.sandbox)).toBe(1)
  })
})
