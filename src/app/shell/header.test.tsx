import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listingQueries, months } from '../../../tests/support/listingVisit'
import { payment, result } from '../../../tests/support/payments'
import {
  dialog,
  expectNoDialog,
  factsIn,
  header,
  heading,
  postpaid,
  press,
  textOf,
  visit,
} from '../../../tests/support/steps'
import { callsOf, goTo, newSandbox } from '../../../tests/support/testPortal'
import type { User } from '../../api/types'

type ContractType = 'Prepaid' | 'Postpaid' | 'Business' | null

/** Signs in as a customer with one mobile contract of this type and this account. */
async function signInWith(contractType: ContractType, user: User) {
  const contracts = [{ productId: 'P-1', phoneNumber: '436601', isMobile: true, contractType }]
  const given = { getMe: { body: { user: { contracts, ...user } } } }
  const portal = await visit('/', { fixedAnswers: given, hold: ['getResources'] })
  await screen.findByRole('button', { name: 'Profil' })
  return portal
}

const figures = async () => factsIn(await header())
const links = async () =>
  within(await header())
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the figures of the blue header', () => {
  const topUp = ['Guthaben aufladen', '/recharge-credit']
  const bills = ['Rechnungen', '/bills']

  it.each<[ContractType, string, string[]]>([
    ['Prepaid', 'Guthaben', topUp],
    ['Business', 'Aktuelle Kosten', bills],
    [null, 'Guthaben', topUp],
  ])('M5: a %s contract has "%s" and the link that most customers need', async (type, name, link) => {
    await signInWith(type, { resources: { balance: { value: 1234.5 } } })
    expect(await figures()).toEqual([`${name}: 1.234,50 €`])
    expect(await links()).toEqual([link])
    await goTo('/recharge-credit')
    expect(await links()).toEqual([])
  })

  const costs = 'Aktuelle Kosten: 18,75 €'

  it('B2: of a postpaid contract have the debt, and the payment of the bill due first', async () => {
    const { user, sandbox } = await visit('/', postpaid)
    const pay = await within(await header()).findByRole('link', { name: /^Oktober bezahlen · 33,60.€$/ })
    expect(await figures()).toEqual([costs, 'Offener Gesamtbetrag: 63,50 €'])
    expect(within(await header()).getByText('2 offene Rechnungen')).toBeVisible()
    expect(callsOf(sandbox, 'getBills')).toHaveLength(1)
    await user.click(pay)
    expect(await dialog('Rechnung bezahlen')).toHaveTextContent('R-1002-2026-10')
  })

  it.each<[string, object]>([
    ['fails', { body: 42 }],
    ['has an unreadable amount', { body: [{ billId: '1', remaining: 'viel', referenceNumber: 'R-1' }] }],
  ])('B2 E1: a debt whose answer %s is unknown, not zero, and nothing is to pay', async (_, getBills) => {
    await visit('/', { ...postpaid, fixedAnswers: { getBills } })
    expect(await within(await header()).findByText('nicht bekannt')).toBeVisible()
    expect(await figures()).toEqual([costs, 'Offener Gesamtbetrag: –'])
    expect(await links()).toEqual([bills])
  })

  it('B3: a payment without a confirmation is named instead of repeated', async () => {
    const order = { kind: 'bill', reference: 'R-1002-2026-10', amount: 33.6 } as const
    const payments = [payment({ productId: 'P-1002', order, result: result(null) })]
    await visit('/', { ...postpaid, tab: { payments } })
    const found = within(await header())
    expect(await found.findByText('33,60 € unbestätigt')).toBeVisible()
    expect(found.getByRole('link', { name: /^November bezahlen/ })).toBeVisible()
  })

  it('B3: what another tab tells of a payment changes the bill to pay', async () => {
    await visit('/', postpaid)
    const found = within(await header())
    await found.findByRole('link', { name: /^Oktober bezahlen/ })
    const order = { kind: 'bill', reference: 'R-1002-2026-10', amount: 33.6 } as const
    const otherTab = new BroadcastChannel('zweiklang.payments')
    const told = payment({ productId: 'P-1002', order, result: result(null) })
    otherTab.postMessage({ ownerId: 'P-1001', payment: told })
    expect(await found.findByRole('link', { name: /^November bezahlen/ })).toBeVisible()
    otherTab.close()
  })

  it('B2: from another page, where the customer may have paid, no earlier debt is shown', async () => {
    const { answers } = await visit('/', { ...postpaid, hold: ['getBills'] })
    await answers.release('getBills')
    const pay = async () => within(await header()).queryByRole('link', { name: /^Oktober bezahlen/ })
    await waitFor(async () => expect(await pay()).toBeVisible())
    await goTo('/Tariffs')
    await heading('Mein Tarif')
    await goTo('/')
    await answers.next('getBills')
    expect(await pay()).toBeNull()
    await answers.release('getBills')
    await waitFor(async () => expect(await pay()).toBeVisible())
  })

  it('B2 M5: a refresh brings the newest debt with the balance, or none if its call fails', async () => {
    const portal = await visit('/', { ...postpaid, hold: ['getBills'] })
    const debt = async () => (await figures())[1]
    const bill = { billId: 'B-1', total: { value: 10 }, isBillPayed: false }
    await portal.answers.release('getBills')
    await waitFor(async () => expect(await debt()).toBe('Offener Gesamtbetrag: 63,50 €'))
    await press(portal, 'Aktualisieren')
    await portal.answers.next('getBills')
    expect(await debt()).toBe('Offener Gesamtbetrag: 63,50 €')
    await portal.answers.replace('getBills', [bill])
    await waitFor(async () => expect(await debt()).toBe('Offener Gesamtbetrag: 10,00 €'))
    await press(portal, 'Aktualisieren')
    await portal.answers.replace('getBills', {}, 500)
    await waitFor(async () => expect(await debt()).toBe('Offener Gesamtbetrag: –'))
  })

  it('B2: without further reads, there is no debt', async () => {
    const { sandbox } = await visit('/', { ...postpaid, furtherReads: 'off' })
    await waitFor(async () => expect(await figures()).toEqual([costs]))
    expect(await links()).toEqual([bills])
    expect(callsOf(sandbox, 'getBills')).toEqual([])
  })

  it('M5: of TV and internet lead to the bills', async () => {
    for (const path of ['/tv', '/internet']) {
      await visit(path)
      await waitFor(async () => expect(await links()).toEqual([bills]))
    }
  })

  it.each([
    [0.01, 1],
    [0, 0],
    [-1, 0],
    [null, 0],
  ])('M5: a bonus of %s is shown %d times', async (value, times) => {
    await signInWith('Prepaid', { resources: { balance: { value: 1 }, bonus: { value } } })
    expect(await figures()).toEqual(['Guthaben: 1,00 €', 'Bonus: 0,01 €'].slice(0, 1 + times))
    expect(screen.queryAllByRole('button', { name: 'Bonus anzeigen' })).toHaveLength(times)
  })

  it.each<User>([{}, { resources: {} }, { resources: { balance: { value: null } } }])(
    'M5: %j has no amount until the resources provide it',
    async (user) => {
      const { answers } = await signInWith('Prepaid', user)
      expect(await figures()).toEqual(['Guthaben: –'])
      expect(answers.count('getResources')).toBe(1)
      const newer = { resources: { balance: { value: 2 } } }
      await answers.replace('getResources', { body: { resources: {}, user: newer } })
      await waitFor(async () => expect(await figures()).toEqual(['Guthaben: 2,00 €']))
    },
  )

  it('M5 F4: pages about more than the contract leave out the end of the binding period', async () => {
    await visit('/', postpaid)
    expect(await within(await header()).findByText('Vertragsbindung bis 18.06.2027')).toBeVisible()
    await goTo('/listing')
    await heading('Verbindungen')
    expect(await figures()).toEqual(['Aktuelle Kosten: 18,75 €'])
    expect(await header()).toHaveTextContent('+43 660 1000011')
    expect(await header()).not.toHaveTextContent('Vertragsbindung')
  })
})

describe('the bonus', () => {
  it.each(['/', '/bills'])('M6 F4: opens the list of loyalties at %s', async (path) => {
    const portal = await visit(path)
    await press(portal, 'Bonus anzeigen')
    const [gold, welcome, none] = within(await dialog('Ihr Bonus')).getAllByRole('listitem')
    for (const words of ['Treuebonus Gold', 'Aktiv seit 26.09.2025', '350 Punkte'])
      expect(gold).toHaveTextContent(words)
    for (const words of ['Willkommensbonus', '5 €']) expect(welcome).toHaveTextContent(words)
    expect(none).toBeUndefined()
    await press(portal, 'Schließen')
    await expectNoDialog()
  })

  it.each([
    ['li', [{ name: 'Treue' }], 'Treue'],
    ['p', [], 'Sie haben derzeit keinen Bonus.'],
  ])('M6: leaves out unknown values of a loyalty (%s)', async (element, loyalties, shown) => {
    const resources = { bonus: { value: 1 } }
    await press(await signInWith('Prepaid', { resources, loyalties }), 'Bonus anzeigen')
    expect(textOf((await dialog('Ihr Bonus')).querySelector(element))).toBe(shown)
  })
})

describe('the time of the balance', () => {
  const at = (hours: number, minutes: number) => new Date(2026, 10, 20, hours, minutes)
  const asOf = async () => within(await header()).getByText(/^Stand/).textContent

  it('M5: is the time of the answer with the balance, not of another answer or page', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at(10, 0) })
    const portal = await visit('/', { sandbox: newSandbox() })
    await waitFor(async () => expect(await asOf()).toContain('10:00'))
    vi.setSystemTime(at(10, 30))
    await press(portal, /^Benachrichtigungen, 2/)
    await portal.user.click((await screen.findAllByRole('link', { name: 'Mehr' }))[0] as HTMLElement)
    await screen.findByRole('button', { name: /^Benachrichtigungen, 1/ })
    expect(await asOf()).toContain('10:00')
    await goTo('/404')
    await heading('Seite nicht gefunden')
    await goTo('/customer-support')
    await heading('Kundenservice')
    expect(await asOf()).toContain('10:00')
    vi.setSystemTime(at(10, 45))
    portal.sandbox.clock.set(at(10, 45))
    await press(portal, 'Aktualisieren')
    await waitFor(async () => expect(await asOf()).toContain('10:45'))
  })

  // The provider's day is 20 November 2026.
  it.each([
    ['behind', new Date(2024, 10, 20, 16, 20)],
    ['ahead', new Date(2028, 10, 20, 4, 5)],
  ])('M5 M3 U1: comes from the provider when the clock is two years %s', async (_, now) => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    const sandbox = newSandbox()
    const portal = await visit('/', { sandbox, hold: ['getResources'] })
    await waitFor(async () => expect(await asOf()).toContain('10:00'))
    const account = { name: 'Daten EU', balance: 4, initialBalance: 5, expiryDate: '22.11.2026' }
    const resources = { BUNDLE_ACCOUNT: [account] }
    await act(() => portal.answers.replace('getResources', { body: { resources } }))
    expect(await screen.findByText('Läuft übermorgen ab')).toBeVisible()
    await goTo('/listing')
    expect((await months())[0]).toBe('November 2026')
    const month = { startDate: '01.11.2026', endDate: '30.11.2026' }
    await waitFor(() => expect(listingQueries(portal)[0]).toMatchObject(month))
    window.sessionStorage.clear()
    sandbox.clock.advance(200 * 24 * 60 * 60_000)
    await visit('/', { sandbox, ...postpaid })
    const end = await within(await header()).findByText(/Vertragsbindung/)
    expect(end).toHaveTextContent('Ihre Vertragsbindung endet in 10 Tagen, am 18.06.2027.')
  })
})
