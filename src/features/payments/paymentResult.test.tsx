import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Sandbox } from '../../../sandbox/sandbox'
import { resultPath } from '../../../tests/e2e/support/paths'
import { chooseFromMenu } from '../../../tests/support/menus'
import { payment, result } from '../../../tests/support/payments'
import {
  dialog,
  expectNoDialog,
  failure,
  field,
  formsOf,
  heading,
  logOut,
  main,
  postpaid,
  press,
  signIn,
  success,
  textOf,
  textsOf,
} from '../../../tests/support/steps'
import { callsOf, goTo, newSandbox, startPortal, storeInOtherTab } from '../../../tests/support/testPortal'
import { errorToasts, toasts } from '../../../tests/support/toasts'
import { readResourcePath } from '../../domain/checkoutId'

const callCount = (sandbox: Sandbox) =>
  callsOf(sandbox, 'getTransactionStatus').length + callsOf(sandbox, 'getBillStatus').length
const stored = () => window.sessionStorage.getItem('zweiklang.payments')
const hold = ['getTransactionStatus'] as const
const unconfirmed = 'Zahlung noch nicht bestätigt'
const atLogin = () => heading('Anmelden')
const succeeded = () => heading('Zahlung erfolgreich')

/** The customer who comes back, and the address of the page that she comes to. */
function paid(page?: string, outcome?: 'paid' | 'declined') {
  const sandbox = newSandbox()
  const path = resultPath(sandbox, page, outcome)
  return {
    path,
    sandbox,
    account: 'everyday',
    checkoutId: readResourcePath(path.split('?')[1] ?? ''),
  } as const
}

describe('the result of a payment', () => {
  it.each([
    ['GET_BILL_STATUS_FAILED', 'Zahlung fehlgeschlagen', [failure]],
    // The provider hands a result out once: another tab may have got a success.
    ['REQUEST_FAILED_NOT_FOUND', unconfirmed, [unconfirmed]],
    ['REQUEST_FAILED_SERVER_ERROR', unconfirmed, [unconfirmed]],
    // Not a failure: a notice has the same text as the page.
    ['GET_BILL_STATUS_FAILED_PENDING', unconfirmed, [unconfirmed]],
    [undefined, unconfirmed, [unconfirmed]],
  ])('P8: the answer %s about a bill means "%s"', async (code, title, messages) => {
    const visit = { ...paid('/transaction-completed-bill-paying'), hold: ['getBillStatus'] as const }
    const tab = { payments: [payment({ checkoutId: visit.checkoutId })] }
    const { sandbox, answers } = await startPortal({ ...visit, tab })
    await answers.replace('getBillStatus', { ...(code && { code }), message: 'Auskunft' })
    expect(await heading(title)).toBeVisible()
    expect(toasts()).toEqual(messages)
    expect(errorToasts()).toEqual(title === unconfirmed ? [] : messages)
    expect(callCount(sandbox)).toBe(1)
  })

  it('P7: is neither requested nor announced again after a language switch, even while the answer is pending', async () => {
    const { sandbox, user, answers } = await startPortal({ ...paid(), brand: 'first', hold })
    await answers.next('getTransactionStatus')
    await chooseFromMenu(user, 'Sprache', 'SRB')
    await heading('Plaćanje')
    await answers.release('getTransactionStatus')
    await heading('Uspešno plaćanje')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    await chooseFromMenu(user, 'Jezik', 'DE')
    await succeeded()
    expect(toasts()).toHaveLength(1)
    expect(callCount(sandbox)).toBe(1)
  })

  it('P7: survives a reload, also that of an earlier payment; a logout deletes it', async () => {
    const { sandbox, path, account } = paid()
    const second = resultPath(sandbox)
    await startPortal({ path, account, sandbox })
    await succeeded()
    await goTo('/')
    await goTo(second)
    await succeeded()
    await startPortal({ path, account, sandbox })
    await succeeded()
    const portal = await startPortal({ path: second, account, sandbox })
    await succeeded()
    expect(stored()).toContain('succeeded')
    await logOut(portal)
    expect(stored()).toBeNull()
    expect(callCount(sandbox)).toBe(2)
  })

  it('P7: is unknown, but not failed, after a reload while the answer is pending', async () => {
    const visit = paid()
    const { answers } = await startPortal({ ...visit, hold })
    await answers.next('getTransactionStatus')
    await startPortal(visit)
    await heading(unconfirmed)
    expect(toasts()).toEqual([unconfirmed])
    expect(errorToasts()).toEqual([])
    expect(callCount(visit.sandbox)).toBe(1)
  })

  it('P7: is announced to a customer who left before the answer, and the account loads again', async () => {
    const { sandbox, answers } = await startPortal({ ...paid(), hold })
    await answers.next('getTransactionStatus')
    await goTo('/')
    const loads = callsOf(sandbox, 'getMeByPhone').length
    await answers.release('getTransactionStatus')
    await waitFor(() => expect(toasts()).toEqual([success]))
    await waitFor(() => expect(callsOf(sandbox, 'getMeByPhone').length).toBeGreaterThan(loads))
  })

  it('P7 S4: stays on the page of the mobile app when the token is refused', async () => {
    const visit = paid('/transaction-completed-mobile')
    const { answers, sandbox } = await startPortal({ ...visit, hold: ['getMeByPhone', 'getMe'] })
    await succeeded()
    const call = await answers.next('getMe', 'getMeByPhone')
    await answers.replace(call, { code: 'REQUEST_FAILED_INVALID_TOKEN', message: 'Token' })
    await waitFor(() => expect(window.localStorage.getItem('zweiklang.token')).toBeNull())
    await succeeded()
    expect(callCount(sandbox)).toBe(1)
  })

  const balanceNow = () => screen.queryByText('Guthaben jetzt')?.parentElement

  const user = { resources: { balance: { value: 43.4 } } }

  it.each([
    [{ code: 'GET_USER_SUCCESS', body: { user } }, 'Guthaben jetzt 43,40 € +43 660 1000001', []],
    [{ code: 'REQUEST_FAILED_SERVER_ERROR' }, '', [failure]],
  ])('P7 M5 E1: after the answer %j the balance reads "%s"', async (answer, balance, failures) => {
    const { answers } = await startPortal({ ...paid(), hold: [...hold, 'getMeByPhone'] })
    await answers.release('getTransactionStatus')
    await succeeded()
    expect(balanceNow()).toBeUndefined()
    await answers.replace('getMeByPhone', answer)
    await waitFor(() => expect([textOf(balanceNow()), errorToasts()]).toEqual([balance, failures]))
  })
})

describe('the receipt of a payment', () => {
  const own = '436601000001'
  const thanks = 'Vielen Dank. Ihre Zahlung ist angekommen.'

  it.each([
    ['to the own number', { phone: own }, '10,00 € aufgeladen.', true, true],
    ['to another number', { phone: '436601000009' }, '+43 660 1000009', false, false],
    [
      'of an unknown amount',
      { phone: own, address: 'https://pay.example/pay/EARLIER.1' },
      thanks,
      true,
      false,
    ],
  ])(
    'P7: a top-up %s is described as far as it is certain',
    async (_, order, text, hasBalance, offersPackages) => {
      const visit = paid()
      const address = `https://pay.example/pay/${visit.checkoutId}?return=x`
      const begun = payment({
        ...{ checkoutId: null, productId: 'P-1001' },
        order: { kind: 'topUp', amount: 10, address, ...order },
      })
      await startPortal({ ...visit, tab: { payments: [begun] } })
      await succeeded()
      // Orca does not read text that is directly in a status.
      expect(await main().findByText(text, { selector: ':not([role=status])' })).toBeVisible()
      await waitFor(() => expect(main().queryByText('Guthaben jetzt') !== null).toBe(hasBalance))
      const packages = main().queryByRole('link', { name: 'Zusatzpakete ansehen' })
      expect(packages !== null).toBe(offersPackages)
    },
  )

  it.each([
    [own, 'paid', ['Zur Startseite', 'Mtel Free L aktivieren']],
    ['436601000009', 'paid', ['Zur Startseite']],
    [own, 'declined', ['Zur Startseite', 'Anders bezahlen', 'Noch einmal: 10,00 €']],
  ] as const)('T3 P7: a top-up of %s for a plan that is %s leads to %j', async (phone, outcome, links) => {
    const visit = paid(undefined, outcome)
    const address = `https://pay.example/pay/${visit.checkoutId}`
    const plan = { code: 'FREE_L', name: 'Mtel Free L' }
    const begun = payment({
      ...{ checkoutId: null, productId: 'P-1001' },
      order: { kind: 'topUp', phone, amount: 10, address, plan },
    })
    const { user, sandbox } = await startPortal({ ...visit, tab: { payments: [begun] } })
    await waitFor(() => expect(textsOf(main().getAllByRole('link'))).toEqual(links))
    const link = main().queryByRole('link', { name: 'Mtel Free L aktivieren' })
    if (!link) return
    await user.click(link)
    expect(await dialog('Tarif aktivieren')).toHaveTextContent('Mtel Free L')
    expect(callsOf(sandbox, 'activateTariff')).toEqual([])
  })

  const november = { reference: 'R-1002-2026-11', amount: 29.9 }
  const october = { reference: 'R-1002-2026-10', amount: 33.6 }
  const toBills = ['Zur Startseite', 'Zu den Rechnungen']

  it.each([
    ['paid', november, 'November bezahlt: 29,90 €', ['Zur Startseite', 'Oktober bezahlen · 33,60 €']],
    // The provider still lists it as open.
    [
      'paid, the oldest,',
      october,
      'Oktober bezahlt: 33,60 €',
      ['Zur Startseite', 'November bezahlen · 29,90 €'],
    ],
    ['paid, without the bills,', november, '29,90 € bezahlt', toBills],
    // The portal does not know which contract's bills they are.
    ['paid in a tab that is closed', november, thanks, ['Zur Startseite']],
    [
      'declined',
      november,
      'Ihre Zahlung ist nicht angekommen. Sie können es noch einmal versuchen oder anders bezahlen.',
      ['Zur Startseite', 'Anders bezahlen', 'Noch einmal: 29,90 €'],
    ],
  ])('P8 B3: a bill that is %s names month, amount and what is next', async (outcome, bill, text, links) => {
    const result = outcome === 'declined' ? 'declined' : 'paid'
    const { checkoutId, ...visit } = paid('/transaction-completed-bill-paying', result)
    if (outcome.includes('without')) visit.sandbox.faults.set({ operationId: 'getBills', fault: '500' })
    const id = outcome.includes('closed') ? 'BEFORE.test-01' : checkoutId
    const begun = payment({ checkoutId: id, order: { kind: 'bill', ...bill } })
    await startPortal({ ...visit, ...postpaid, tab: { payments: [begun] } })
    expect(await main().findByText(text)).toBeVisible()
    await waitFor(() => expect(textsOf(main().getAllByRole('link'))).toEqual(links))
    // The payment has succeeded: an error beside it would look like its failure.
    expect(outcome.startsWith('paid') ? errorToasts() : []).toEqual([])
  })
})

it('P8 B3: the same payment of a declined bill begins without a question', async () => {
  const { checkoutId, ...visit } = paid('/transaction-completed-bill-paying', 'declined')
  const portal = await startPortal({ ...visit, ...postpaid, tab: { payments: [payment({ checkoutId })] } })
  await portal.user.click(await main().findByRole('link', { name: /^Noch einmal: 29,90/ }))
  expect(await dialog('Rechnung bezahlen')).toHaveTextContent('R-1002-2026-11')
})

describe('a declined top-up', () => {
  const own = { phone: '436601000001', amount: 20.5, balance: 23.4 }

  /** The customer returns from the payment page. */
  async function comeBack(order: typeof own | object, answer?: object) {
    const { checkoutId, ...visit } = paid('/transaction-completed', 'declined')
    const address = `https://pay.example/pay/${checkoutId}`
    const begun = payment({
      ...{ checkoutId: null, productId: 'P-1001' },
      order: { kind: 'topUp', ...own, address, ...order },
    })
    const fixedAnswers = answer && { fixedAnswers: { getTransactionStatus: answer } }
    const portal = await startPortal({ ...visit, ...fixedAnswers, tab: { payments: [begun] } })
    await main().findByText(/Betrag/)
    await main().findByRole('link', { name: 'Zur Startseite' })
    return portal
  }

  it.each(['436601000001', '436601000009'])(
    'P7 P1: to %s can be tried again with the same amount, also after a reload of the form',
    async (phone) => {
      const { user, sandbox } = await comeBack({ phone })
      await user.click(main().getByRole('link', { name: /^Noch einmal: 20,50/ }))
      await heading('Guthaben aufladen')
      const typed = () => [field('Telefonnummer').value, field('Betrag').value]
      expect(typed()).toEqual([phone, '20,50'])
      expect(window.location.search).toBe('')
      const historyState = window.history.state
      await startPortal({ path: '/recharge-credit', account: 'everyday', sandbox, historyState })
      await screen.findByRole('tablist')
      expect(typed()).toEqual([phone, '20,50'])
      // The entry of another customer.
      await startPortal({ path: '/recharge-credit', account: 'empty', sandbox, historyState })
      await screen.findByRole('tablist')
      expect(typed()).toEqual(['436601000002', ''])
    },
  )

  it.each<[string, object, string | null]>([
    ['the same as before', {}, 'Ihr Guthaben ist unverändert: 23,40 €'],
    ['another one than before', { balance: 22.4 }, null],
    ['unknown before', { balance: null }, null],
    ['unknown before to this release', { balance: undefined }, null],
    ['of another number', { phone: '436601000009' }, null],
  ])('P7 M5: a balance that is %s', async (_, order, text) => {
    await comeBack(order)
    await main().findByRole('link', { name: 'Anders bezahlen' })
    expect(textOf(main().queryByText(/^Ihr Guthaben/))).toBe(text ?? '')
  })

  it('P7: is not one that is only unconfirmed: no link pays again', async () => {
    await comeBack({}, { code: 'GET_TRANSACTION_STATUS_FAILED_PENDING', message: 'x' })
    await heading(unconfirmed)
    expect(textsOf(main().getAllByRole('link'))).toEqual(['Zur Startseite', 'Kundenservice dazu fragen'])
    expect(main().queryByText(/^Ihr Guthaben/)).toBeNull()
  })
})

it('P8 B3: the next bill to pay is none with an unconfirmed payment', async () => {
  const { checkoutId, ...visit } = paid('/transaction-completed-bill-paying')
  const october = { kind: 'bill', reference: 'R-1002-2026-10', amount: 33.6 } as const
  const payments = [payment({ checkoutId }), payment({ order: october, result: result(null) })]
  await startPortal({ ...visit, ...postpaid, tab: { payments } })
  expect(await main().findByText('November bezahlt: 29,90 €')).toBeVisible()
  expect(main().getByRole('link', { name: 'Zu den Rechnungen' })).toBeVisible()
})

it('P8 B3: the link to the next bill opens its payment, but neither a reload nor Back and Forward do', async () => {
  const { checkoutId, ...visit } = paid('/transaction-completed-bill-paying')
  const portal = await startPortal({ ...visit, ...postpaid, tab: { payments: [payment({ checkoutId })] } })
  await portal.user.click(await main().findByRole('link', { name: /^Oktober bezahlen · 33,60/ }))
  expect(await dialog('Rechnung bezahlen')).toHaveTextContent('R-1002-2026-10')
  expect(window.location.search).toBe('')
  await press(portal, 'Schließen')
  await expectNoDialog()
  const historyState = window.history.state
  await act(async () => window.history.back())
  await succeeded()
  await act(async () => window.history.forward())
  expect(await screen.findByText(/^Eine begonnene Zahlung über 33,60/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await startPortal({ ...visit, path: '/bills', historyState })
  expect(await screen.findByText(/^Eine begonnene Zahlung über 33,60/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(formsOf(portal, 'payBill')).toMatchObject([{ reference_number: 'R-1002-2026-10' }])
})

describe('a payment that another tab of the customer began', () => {
  const owner = 'P-1001'
  const billPage = '/transaction-completed-bill-paying'

  /** The other tab, which answers the question of the returning one with this payment. */
  function openOtherTab(known: ReturnType<typeof payment>) {
    const channel = new BroadcastChannel('zweiklang.payments')
    channel.addEventListener('message', ({ data }) => {
      if (data.ownerId === owner && data.payment === null)
        channel.postMessage({ ownerId: owner, payment: known })
    })
    return channel
  }

  it('P8: the portal requests the result for its contract, whose bills follow', async () => {
    const { checkoutId, ...visit } = paid(billPage)
    const order = { kind: 'bill', reference: 'R-1005-2026-11', amount: 29.9 } as const
    const otherTab = openOtherTab(payment({ checkoutId, productId: 'P-1005', order }))
    const portal = await startPortal(visit)
    await succeeded()
    const tvHeaders = callsOf(portal.sandbox, 'getBillStatus')[0]?.headers
    expect(tvHeaders).toMatchObject({ externalTvId: 'TV-1005', ContractId: 'C-1005' })
    expect(await main().findByText(/29,90/)).toBeVisible()
    expect(window.location.pathname).toBe(billPage)
    expect(await screen.findAllByText('Fernsehen zu Hause')).not.toHaveLength(0)
    otherTab.close()
  })

  it('P8: a result that it knows appears without asking the provider', async () => {
    const { checkoutId, ...visit } = paid(billPage)
    const otherTab = openOtherTab(payment({ checkoutId, result: result('succeeded') }))
    const portal = await startPortal(visit)
    await succeeded()
    expect(callCount(portal.sandbox)).toBe(0)
    otherTab.close()
  })

  it('P8: a refusal to hand the result out again is no failure: the other tab knows the result', async () => {
    const { checkoutId, ...visit } = paid(billPage)
    const begun = payment({ checkoutId })
    let known = begun
    const otherTab = new BroadcastChannel('zweiklang.payments')
    otherTab.addEventListener('message', ({ data }) => {
      if (data.payment === null) otherTab.postMessage({ ownerId: owner, payment: known })
    })
    const { answers } = await startPortal({ ...visit, tab: { payments: [begun] }, hold: ['getBillStatus'] })
    await answers.next('getBillStatus')
    known = payment({ checkoutId, result: result('succeeded') })
    await answers.replace('getBillStatus', { code: 'REQUEST_FAILED_NOT_FOUND', message: 'x' })
    await succeeded()
    expect(errorToasts()).toEqual([])
    otherTab.close()
  })

  it('P8: an outcome that it learns later replaces the unknown one', async () => {
    const { checkoutId, ...visit } = paid(billPage)
    await startPortal({ ...visit, tab: { payments: [payment({ checkoutId, result: result(null) })] } })
    await heading(unconfirmed)
    const otherTab = new BroadcastChannel('zweiklang.payments')
    otherTab.postMessage({ ownerId: owner, payment: payment({ checkoutId, result: result('succeeded') }) })
    await succeeded()
    otherTab.close()
  })

  it('P8: if no tab answers, the customer chooses the contract whose bills she sees', async () => {
    const { user } = await startPortal(paid(billPage))
    await succeeded()
    await user.click(await screen.findByRole('button', { name: 'Zu den Rechnungen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Zu welchem Vertrag?' }))
    await user.click(dialog.getByRole('link', { name: 'Fernsehen zu Hause' }))
    await heading('Rechnungen')
    expect(await screen.findAllByText('Fernsehen zu Hause')).not.toHaveLength(0)
  })
})

describe('a session that ends while the customer pays', () => {
  const tab = { contract: { productId: 'P-1001', phone: '436601000001', isChosen: false } }

  /** The provider no longer accepts the token when the customer comes back. */
  async function comeBackTooLate(visit: ReturnType<typeof paid>) {
    const account = ['getMe', 'getMeByPhone', 'getNotifications'] as const
    for (const operationId of account) visit.sandbox.faults.set({ operationId, fault: 'tokenRefused' })
    const portal = await startPortal({ ...visit, tab })
    await atLogin()
    visit.sandbox.faults.clear()
    return portal
  }

  /** The answer is pending. */
  async function comeBack() {
    const portal = await startPortal({ ...paid(), tab, hold })
    await portal.answers.next('getTransactionStatus')
    return portal
  }

  it.each(['/transaction-completed', '/transaction-completed-bill-paying'])(
    'S1 S4 P7 P8: a new login leads to the result on %s, once',
    async (page) => {
      const visit = paid(page)
      const portal = await comeBackTooLate(visit)
      expect(toasts()).toEqual(['Ihre Sitzung ist nicht mehr gültig. Bitte melden Sie sich erneut an.'])
      expect(callCount(visit.sandbox)).toBe(0)
      const waits = 'Sobald Sie angemeldet sind, sehen Sie, was aus Ihrer Zahlung geworden ist.'
      expect(await screen.findByText(waits)).toBeVisible()
      await signIn(portal, 'everyday')
      await succeeded()
      expect(window.location.pathname + window.location.search).toBe(visit.path)
      await waitFor(() => expect(toasts()).toEqual([success]))
      expect(callCount(visit.sandbox)).toBe(1)
    },
  )

  it('S1 P7: a customer who is not signed in sees the result after the login, also after a reload of it', async () => {
    const { path, sandbox } = paid()
    await startPortal({ path, sandbox, tab })
    await atLogin()
    const portal = await startPortal({ path: '/login', historyState: window.history.state, sandbox })
    await signIn(portal, 'everyday')
    await succeeded()
    expect(callCount(sandbox)).toBe(1)
  })

  it('C3 S1 P7: a login of another customer neither shows nor requests it', async () => {
    const portal = await comeBackTooLate(paid())
    await signIn(portal, 'empty')
    await screen.findAllByText('+43 660 1000002')
    expect(window.location.pathname).toBe('/')
    expect(callCount(portal.sandbox)).toBe(0)
  })

  type Portal = Awaited<ReturnType<typeof comeBack>>

  it.each<[string, (portal: Portal) => Promise<void>]>([
    ['who logged out', logOut],
    ['who logged out in another tab', () => storeInOtherTab('zweiklang.token', null)],
    [
      'who knows the result',
      async ({ sandbox, answers }) => {
        // The top-up loads the account again, which the provider refuses.
        sandbox.faults.set({ operationId: 'getMeByPhone', fault: 'tokenRefused' })
        await answers.release('getTransactionStatus')
        await atLogin()
        sandbox.faults.clear()
      },
    ],
  ])('S1 S3 S4: a new login brings a customer %s home', async (_, leave) => {
    const portal = await comeBack()
    await leave(portal)
    await atLogin()
    await signIn(portal, 'everyday')
    await heading('Mtel Free M')
    expect(callCount(portal.sandbox)).toBe(1)
  })

  it('S4 P7: a refused token does not use up the result: the portal requests it again after a login', async () => {
    const portal = await comeBack()
    const tokenRefused = { code: 'REQUEST_FAILED_INVALID_TOKEN', message: 'x' }
    await portal.answers.replace('getTransactionStatus', tokenRefused)
    await atLogin()
    await signIn(portal, 'everyday')
    const answer = { code: 'GET_TRANSACTION_STATUS_SUCCESS', message: 'x' }
    await portal.answers.replace('getTransactionStatus', answer)
    await succeeded()
  })
})
