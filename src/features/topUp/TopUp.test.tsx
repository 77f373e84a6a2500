import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { autoAdvanceTime } from '../../../tests/support/fakeTime'
import { payment, type result } from '../../../tests/support/payments'
import {
  dialog,
  expectNoDialog,
  factsIn,
  failure,
  field,
  formsOf,
  header,
  main,
  openTab,
  press,
  pressInDialog,
  replaceText,
  success,
  textOf,
  textsOf,
  visit,
} from '../../../tests/support/steps'
import { callsOf, goTo, type Visit, type VisitedPortal } from '../../../tests/support/testPortal'
import { toasts } from '../../../tests/support/toasts'
import type { OldTariff, Tariff } from '../../api/types'
import type { Payment } from '../../core/payments/payment'

const [phone, other] = ['436601000001', '436601000002']

/** Opens the page as the customer with one prepaid number, which has 23.40 €. */
async function visitTopUp(overrides: Visit = {}): Promise<VisitedPortal> {
  const portal = await visit('/recharge-credit', overrides)
  await screen.findByRole('tablist')
  return portal
}
const amountOf = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent

describe('number and amount', () => {
  it('P1: the customer chooses an own active prepaid number or types another', async () => {
    const portal = await visitTopUp()
    expect(field('Telefonnummer')).toHaveValue(phone)
    await replaceText(portal, 'Telefonnummer', other)
    const own = screen.getByRole('combobox', { name: 'Eigene Nummer wählen' })
    // 436601000011 and …12 are not prepaid, …13 is suspended.
    expect(textsOf(within(own).getAllByRole('option'))).toEqual(['+43 660 1000001'])
    await portal.user.selectOptions(own, phone)
    expect(field('Telefonnummer')).toHaveValue(phone)
    await visitTopUp({ account: 'none' })
    expect(field('Telefonnummer')).toHaveValue('')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('P1: of several own numbers, that of the current contract comes first', async () => {
    await visitTopUp({ account: 'crowd', stored: { phone: '436603000005' } })
    expect(field('Telefonnummer')).toHaveValue('436603000005')
  })

  it('P1: a wrong amount turns the hint into an error with an icon, until the customer chooses a preset', async () => {
    const portal = await visitTopUp()
    const limits = 'Mindestens 10 € und höchstens 50 €.'
    expect(field('Betrag')).toHaveAccessibleDescription(limits)
    expect(field('Betrag')).not.toBeInvalid()
    for (const amount of ['', '9,99', '50,01', '1.000']) {
      await replaceText(portal, 'Betrag', amount)
      await press(portal, 'Aufladen')
      expect(field('Betrag'), amount).toBeInvalid()
      expect(field('Betrag'), amount).toHaveAccessibleDescription(limits)
      expect(screen.getByText(limits).parentElement?.querySelector('svg'), amount).toBeInTheDocument()
      expect(screen.queryByRole('dialog'), amount).toBeNull()
    }
    const presets = within(screen.getByRole('group', { name: 'Häufige Beträge' }))
    expect(textsOf(presets.getAllByRole('button'))).toEqual(['10 €', '20 €', '30 €', '50 €'])
    await press(portal, '30 €')
    expect(field('Betrag')).toHaveValue('30')
    expect(field('Betrag')).not.toBeInvalid()
    expect(presets.getByRole('button', { pressed: true })).toHaveTextContent('30 €')
  })

  it('P2 P3: the confirmation shows what is sent; a refusal and a cancel keep the typed text', async () => {
    const portal = await visitTopUp()
    await replaceText(portal, 'Telefonnummer', '436601000011')
    await replaceText(portal, 'Betrag', '20,50')
    await press(portal, 'Aufladen')
    await press(portal, 'Weiter zur Zahlung')
    await waitFor(() => expect(field('Telefonnummer')).toBeInvalid())
    const refused = /^Die ausgewählte Nummer ist keine Wertkartennummer\..* Sie können auch fremde/
    expect(field('Telefonnummer')).toHaveAccessibleDescription(refused)
    await replaceText(portal, 'Telefonnummer', '0660 1000001')
    for (const [typed, formatted] of [
      ['50', '50,00 €'],
      ['20.05 €', '20,05 €'],
      ['10,50', '10,50 €'],
    ] as const) {
      await replaceText(portal, 'Betrag', typed)
      await press(portal, 'Aufladen')
      const confirmation = await dialog('Zahlung bestätigen')
      expect(factsIn(confirmation).map((fact) => fact.split(': ')[1])).toEqual(['+43 660 1000001', formatted])
      expect(confirmation).toHaveTextContent('Allgemeinen Geschäftsbedingungen')
      await press(portal, 'Abbrechen')
      await expectNoDialog()
      expect(field('Betrag')).toHaveValue(typed)
    }
    await press(portal, 'Aufladen')
    await press(portal, 'Weiter zur Zahlung')
    await waitFor(() => expect(portal.leaveTo).toHaveBeenCalledOnce())
    expect(portal.leaveTo.mock.lastCall?.[0]).toMatch(/^http:\/\/localhost:5174\/pay\//)
    const form = { amount: '10.5', phone, type: 'topup', origin: 'at' }
    expect(formsOf(portal, 'prepareTopUp').slice(1)).toEqual([form])
    expect(portal.sandbox.checkouts.charges).toEqual([])
  })
})

describe('a top-up for a plan', () => {
  const plan = { code: 'FREE_L', name: 'Mtel Free L' }
  const storedPlans = (): unknown[] =>
    JSON.parse(window.sessionStorage.getItem('zweiklang.payments') ?? '[]').map(
      ({ order }: Payment) => order?.kind === 'topUp' && order.plan,
    )
  const text = () => textOf(main().queryByText(/Mtel Free L/))

  // The balance is 23.40 €.
  it.each<[price: number | null, amount: string, words: string]>([
    [24.9, '10', 'Damit können Sie Mtel Free L aktivieren.'],
    [33.4, '10', 'Damit können Sie Mtel Free L aktivieren.'],
    [33.41, '20', 'Damit können Sie Mtel Free L aktivieren.'],
    // No preset is enough.
    [73.41, '', 'Für Mtel Free L fehlen noch 50,01 €.'],
    [null, '', ''],
  ])('T3 P1: of %s € begins with the smallest amount that covers it', async (price, amount, words) => {
    await visitTopUp({ historyState: { errand: { price, plan } } })
    expect(field('Betrag')).toHaveValue(amount)
    expect(text()).toBe(words)
  })

  it('T3 P1: says what another amount still lacks, and nothing of another number', async () => {
    const portal = await visitTopUp({ historyState: { errand: { price: 40, plan } } })
    await press(portal, '10 €')
    expect(text()).toBe('Für Mtel Free L fehlen noch 6,60 €.')
    await replaceText(portal, 'Telefonnummer', other)
    expect(text()).toBe('')
  })

  it('T3 P1: a balance that suffices says nothing before another amount', async () => {
    const portal = await visitTopUp({ historyState: { errand: { price: 20, plan } } })
    expect([field('Betrag').value, text()]).toEqual(['', ''])
    await press(portal, '10 €')
    expect(text()).toBe('Damit können Sie Mtel Free L aktivieren.')
  })

  it('T3 P2: is known after the payment, even if the first one was declined', async () => {
    const portal = await visitTopUp({ historyState: { errand: { price: 24.9, plan } } })
    await press(portal, 'Aufladen')
    await press(portal, 'Weiter zur Zahlung')
    await waitFor(() => expect(portal.leaveTo).toHaveBeenCalledOnce())
    expect(storedPlans()).toEqual([plan])
    const declined = payment({
      checkoutId: 'DECLINED.1',
      order: { kind: 'topUp', phone, amount: 20, address: 'https://pay.example/pay/DECLINED.1', plan },
    })
    const tab = { payments: [declined] }
    const again = await visitTopUp({ historyState: { retriedCheckoutId: 'DECLINED.1' }, tab })
    await replaceText(again, 'Betrag', '30')
    await press(again, 'Aufladen')
    await press(again, 'Weiter zur Zahlung')
    await waitFor(() => expect(storedPlans()).toEqual([plan, plan]))
  })

  it('T3 P4: ends with a voucher for another number', async () => {
    const portal = await visitTopUp({ historyState: { errand: { price: 24.9, plan } } })
    await openTab(portal, 'Gutschein')
    await replaceText(portal, 'Telefonnummer', other)
    await replaceText(portal, 'Gutscheincode', '1000-2000-3020')
    await press(portal, 'Aufladen')
    expect(await main().findByRole('link', { name: 'Zur Startseite' })).toBeVisible()
    expect(main().queryByRole('link', { name: /aktivieren/ })).toBeNull()
  })

  it('T3 P4: continues after a voucher for the own number', async () => {
    const portal = await visitTopUp({ historyState: { errand: { price: 24.9, plan } } })
    await openTab(portal, 'Gutschein')
    await replaceText(portal, 'Gutscheincode', '1000-2000-3010')
    await press(portal, 'Aufladen')
    await portal.user.click(await main().findByRole('link', { name: 'Mtel Free L aktivieren' }))
    expect(await dialog('Tarif aktivieren')).toHaveTextContent('Mtel Free L')
    expect(callsOf(portal.sandbox, 'activateTariff')).toEqual([])
  })
})

it('P1: the balance is that of the own number, in whatever form the provider writes it', async () => {
  const contract = {
    productId: 'P-1',
    isMobile: true,
    contractType: 'Prepaid',
    statusReason: 'Active',
  } as const
  const user = {
    contracts: [{ ...contract, phoneNumber: '+43 660 1000001' }],
    resources: { balance: { value: 23.4 } },
  }
  const portal = await visitTopUp({ fixedAnswers: { getMe: { body: { user } } } })
  expect(amountOf('Guthaben jetzt')).toBe('23,40\u00a0€')
  await replaceText(portal, 'Telefonnummer', '0660 1000001')
  expect(amountOf('Guthaben jetzt')).toBe('23,40\u00a0€')
  await replaceText(portal, 'Telefonnummer', other)
  expect(amountOf('Guthaben jetzt')).toBeUndefined()
})

describe('a top-up that may be paid already', () => {
  const question = 'Noch einmal bezahlen?'
  const topUpOf = (outcome: 'succeeded' | 'failed' | null, askedAt: number) =>
    payment({
      ...{ productId: 'P-1001', result: { outcome, askedAt } },
      order: { kind: 'topUp', phone, amount: 20, address: 'https://pay.example/pay/BEFORE.test-01' },
    })
  const yesterday = () => Date.now() - 25 * 3_600_000

  it.each<[string, string, ReturnType<typeof topUpOf>, string]>([
    ['not confirmed', '20', topUpOf(null, Date.now()), question],
    ['not confirmed since yesterday', '20', topUpOf(null, yesterday()), 'Zahlung bestätigen'],
    ['just confirmed', '20', topUpOf('succeeded', Date.now()), question],
    ['confirmed and booked since', '20', topUpOf('succeeded', yesterday()), 'Zahlung bestätigen'],
    ['declined', '20', topUpOf('failed', Date.now()), 'Zahlung bestätigen'],
    ['of another amount', '30', topUpOf(null, Date.now()), 'Zahlung bestätigen'],
  ])(
    'P2: with an earlier one that is %s, the order of %s € opens the right modal',
    async (_, amount, earlier, title) => {
      const portal = await visitTopUp({ tab: { payments: [earlier] } })
      await replaceText(portal, 'Betrag', amount)
      await press(portal, 'Aufladen')
      await dialog(title)
      if (title === question) await pressInDialog(portal, question, 'Bestätigen')
      expect(factsIn(await dialog('Zahlung bestätigen'))).toContain(`Betrag: ${amount},00 €`)
      expect(callsOf(portal.sandbox, 'prepareTopUp')).toEqual([])
    },
  )

  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
  it.each<[string, ReturnType<typeof result>, string]>([
    ['that succeeded', { outcome: 'succeeded', askedAt: minutesAgo(5) }, question],
    ['that is not confirmed', { outcome: null, askedAt: minutesAgo(5) }, question],
    ['that failed', { outcome: 'failed', askedAt: minutesAgo(5) }, 'Zahlung bestätigen'],
    ['before it', { outcome: 'succeeded', askedAt: minutesAgo(15) }, 'Zahlung bestätigen'],
  ])(
    'P2: if the payment page names no payment, a return %s makes the same order open the right modal',
    async (_, itsResult, title) => {
      const address = 'https://pay.example/session/7'
      const begun = payment({
        ...{ checkoutId: null, begunAt: minutesAgo(10) },
        order: { kind: 'topUp', phone, amount: 20, address },
      })
      const returned = payment({ checkoutId: 'RETURNED.1', order: null, begunAt: null, result: itsResult })
      const portal = await visitTopUp({ tab: { payments: [begun, returned] } })
      await replaceText(portal, 'Betrag', '20')
      await press(portal, 'Aufladen')
      expect(await dialog(title)).toBeVisible()
    },
  )
})

describe('how many renewals the top-up covers', () => {
  const sentence =
    'Damit ist Mtel Free M für 2 Verlängerungen gedeckt (je 14,90 €, die nächste am 07.12.2026).'
  const coverage = () => screen.queryByText(/ gedeckt /)

  it('P1: appears with the amount and the new balance; the tariffs are loaded once', async () => {
    const portal = await visitTopUp()
    expect(callsOf(portal.sandbox, 'getTariffs')).toEqual([])
    expect(amountOf('Guthaben jetzt')).toBe('23,40\u00a0€')
    await replaceText(portal, 'Betrag', '20')
    const effect = await screen.findByText(sentence)
    expect(effect).toBeVisible()
    const submit = main().getByRole('button', { name: 'Aufladen' })
    expect(effect.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(amountOf('Guthaben danach')).toBe('43,40\u00a0€')
    for (const invalid of ['5', 'zwanzig', '']) {
      await replaceText(portal, 'Betrag', invalid)
      expect([coverage(), amountOf('Guthaben danach')]).toEqual([null, undefined])
    }
    await replaceText(portal, 'Betrag', '50')
    expect(coverage()).toHaveTextContent('für 4 Verlängerungen')
    await replaceText(portal, 'Telefonnummer', other)
    expect(coverage()).toBeNull()
    expect(screen.queryByText(/^Guthaben (jetzt|danach)$/)).toBeNull()
    expect(callsOf(portal.sandbox, 'getTariffs')).toHaveLength(1)
  })

  it.each([
    ['getTariffs', 'refused'],
    ['getResources', 'refused'],
    ['getTariffs', 'timed out'],
  ] as const)('stays hidden without a message where %s is %s', async (operationId, fault) => {
    const time = autoAdvanceTime()
    const portal = await visitTopUp({ hold: [operationId] })
    await replaceText(portal, 'Betrag', '20')
    await portal.answers.next(operationId)
    if (fault === 'refused') await portal.answers.replace(operationId, {}, 500)
    else await time.advance(20_000)
    await waitFor(() => expect(portal.services.api.pending.count()).toBe(0))
    await press(portal, 'Aufladen')
    expect(await dialog('Zahlung bestätigen')).toBeVisible()
    expect(coverage()).toBeNull()
    expect(toasts()).toEqual([])
  })

  const tariff = { mvno_code: 'FREE_M', name: 'Mtel Free M', isActive: true, price: { value: 14.9 } }
  it.each<[string, OldTariff | null, Tariff[], boolean]>([
    ['in use among the others', null, [tariff], true],
    ['that is not in use any more', { ...tariff, isActive: false }, [], false],
    ['that does not renew', { ...tariff, name: 'Flex 20' }, [], false],
    ['only on offer', null, [{ ...tariff, isActive: false }], false],
  ])('of a tariff %s', async (_, oldTariff, tariffs, isShown) => {
    const portal = await visitTopUp({ hold: ['getTariffs'] })
    await replaceText(portal, 'Betrag', '20')
    await portal.answers.replace('getTariffs', { body: { oldTariff, tariffs } })
    await waitFor(() => expect(portal.services.api.pending.count()).toBe(0))
    // The answer renders before the effects of this input.
    await replaceText(portal, 'Betrag', '30')
    expect(coverage() !== null).toBe(isShown)
  })
})

it('P4: the portal sends the digits of a voucher; changing the tab loses neither it nor the typed text', async () => {
  const portal = await visitTopUp({ hold: ['topUpWithVoucher'] })
  await replaceText(portal, 'Betrag', '12,50')
  await openTab(portal, 'Gutschein')
  expect(window.location.search).toBe('?tab=voucher')
  await replaceText(portal, 'Gutscheincode', ' 1000\u00a02000\u20113010')
  await portal.user.dblClick(screen.getByRole('button', { name: 'Aufladen' }))
  await openTab(portal, 'Karte')
  expect(field('Betrag')).toHaveValue('12,50')
  await portal.answers.release('topUpWithVoucher')
  await waitFor(async () => expect(await header()).toHaveTextContent('33,40'))
  expect(toasts()).toEqual([success])
  expect(formsOf(portal, 'topUpWithVoucher')).toEqual([{ phone, voucher: '100020003010' }])
  await openTab(portal, 'Gutschein')
  const receipt = screen.getByRole('heading', { name: 'Guthaben aufgeladen' })
  await waitFor(() => expect(factsIn(screen.getByRole('main'))).toContain('Telefonnummer: +43 660 1000001'))
  expect(receipt).toBeVisible()
  await press(portal, 'Weiteren Gutschein einlösen')
  expect(field('Gutscheincode')).toHaveValue('')
  expect(field('Telefonnummer')).toHaveValue(phone)
})

it('P4: the receipt of a voucher shows the new balance, and the error of the last attempt disappears', async () => {
  const portal = await visitTopUp()
  await openTab(portal, 'Gutschein')
  await replaceText(portal, 'Gutscheincode', '9999')
  await press(portal, 'Aufladen')
  await waitFor(() => expect(toasts()).toEqual([failure]))
  const refused = 'Der Gutschein wurde nicht angenommen. Bitte prüfen Sie Code und Nummer.'
  expect(field('Gutscheincode')).toHaveAccessibleDescription(new RegExp(refused))
  await replaceText(portal, 'Gutscheincode', '1000-2000-3010')
  expect(field('Gutscheincode')).not.toHaveAccessibleDescription(new RegExp(refused))
  // A message ends with the next attempt, not with a key.
  expect(toasts()).toEqual([failure])
  await press(portal, 'Aufladen')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Guthaben aufgeladen' })).toHaveFocus())
  expect(toasts()).toEqual([success])
  await waitFor(() => expect(factsIn(screen.getByRole('main'))).toContain('Guthaben jetzt: 33,40 €'))
})

it.each([
  ['9999', failure],
  ['1000-2000-3010', success],
])('P4 E1: the message about the voucher %s ends with the page', async (code, message) => {
  const portal = await visitTopUp()
  await openTab(portal, 'Gutschein')
  await replaceText(portal, 'Gutscheincode', code)
  await press(portal, 'Aufladen')
  await waitFor(() => expect(toasts()).toEqual([message]))
  await openTab(portal, 'Karte')
  expect(toasts()).toEqual([message])
  await goTo('/listing')
  await waitFor(() => expect(toasts()).toEqual([]))
})

it('P4: the receipt of a voucher for another number shows no balance', async () => {
  const portal = await visitTopUp()
  portal.answers.hold('getMeByPhone')
  await openTab(portal, 'Gutschein')
  await replaceText(portal, 'Telefonnummer', '+43 (0) 660 1000002')
  await replaceText(portal, 'Gutscheincode', '1000-2000-3010')
  await press(portal, 'Aufladen')
  await screen.findByRole('heading', { name: 'Guthaben aufgeladen' })
  await portal.answers.release('getMeByPhone')
  // The answer renders before the effects of this input.
  await portal.user.click(screen.getByRole('heading', { name: 'Guthaben aufgeladen' }))
  expect(factsIn(screen.getByRole('main'))).toEqual(['Telefonnummer: +43 660 1000002'])
})
