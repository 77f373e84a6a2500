// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import type { Tariff } from '../../src/api/types'
import { hastenTime } from '../fakeTime'
import { askedOf, startPortal, type Visit, type VisitedPortal } from '../testPortal'
import { toasts } from '../toasts'
import { field, header, press, put } from './steps'

const limits = 'Mindestens 10 € und höchstens 50 €.'
const asked = ({ sandbox }: VisitedPortal, operationId: OperationId) =>
  askedOf(sandbox, operationId).map(({ form }) => form)

/** Opens the page as the customer with one prepaid number, 436601000001, that has 23.40 €. */
async function visit(more: Visit = {}): Promise<VisitedPortal> {
  const portal = await startPortal({ path: '/recharge-credit', account: 'everyday', ...more })
  await screen.findByRole('tablist')
  return portal
}

/** Orders a top-up of the number that stands in the field, up to the confirmation. */
async function order(portal: VisitedPortal, amount: string) {
  await put(portal, 'Betrag', amount)
  await press(portal, 'Aufladen')
  return within(await screen.findByRole('dialog', { name: 'Zahlung bestätigen' }))
}

describe('number and amount', () => {
  it('P1: the own active prepaid numbers can be chosen, others typed', async () => {
    const portal = await visit()
    expect(field('Telefonnummer')).toHaveValue('436601000001')
    await put(portal, 'Telefonnummer', '436601000002')
    const own = screen.getByRole('combobox', { name: 'Eigene Nummer wählen' })
    // 436601000011 and …12 are not prepaid, …13 is suspended.
    const offered = within(own).getAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).toEqual(['436601000001'])
    await portal.user.selectOptions(own, '436601000001')
    expect(field('Telefonnummer')).toHaveValue('436601000001')
    await visit({ account: 'none' })
    expect(field('Telefonnummer')).toHaveValue('')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('tells the balance, and what it will be, as long as it is that of the current number', async () => {
    const portal = await visit()
    expect(screen.getByText('Guthaben jetzt').nextElementSibling).toHaveTextContent('23,40 €')
    await put(portal, 'Betrag', '20')
    expect(screen.getByText('Guthaben danach').nextElementSibling).toHaveTextContent('43,40 €')
    for (const none of ['5', 'zwanzig', '']) {
      await put(portal, 'Betrag', none)
      expect(screen.queryByText('Guthaben danach')).toBeNull()
    }
    await put(portal, 'Betrag', '20')
    await put(portal, 'Telefonnummer', '436601000002')
    expect(screen.queryByText(/^Guthaben (jetzt|danach)$/)).toBeNull()
  })

  it('P1: a wrong amount turns the hint into a complaint, until a usual one is chosen', async () => {
    const portal = await visit()
    expect(field('Betrag')).toHaveAccessibleDescription(limits)
    expect(field('Betrag')).not.toBeInvalid()
    for (const amount of ['', '9,99', '50,01', '1.000']) {
      await put(portal, 'Betrag', amount)
      await press(portal, 'Aufladen')
      expect(field('Betrag'), amount).toBeInvalid()
      expect(field('Betrag'), amount).toHaveAccessibleDescription(limits)
      // A sign as well: not by colour alone.
      expect(screen.getByText(limits).parentElement?.querySelector('svg'), amount).toBeInTheDocument()
      expect(screen.queryByRole('dialog'), amount).toBeNull()
    }
    const presets = within(screen.getByRole('group', { name: 'Häufige Beträge' }))
    const names = presets.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names).toEqual(['10 €', '20 €', '30 €', '50 €'])
    await press(portal, '30 €')
    expect(field('Betrag')).toHaveValue('30')
    expect(field('Betrag')).not.toBeInvalid()
    expect(presets.getByRole('button', { pressed: true })).toHaveTextContent('30 €')
    expect(asked(portal, 'prepareTopUp')).toEqual([])
  })
})

describe('the payment', () => {
  it('P2: is confirmed as it will be sent; who declines the terms is asked nothing and loses nothing', async () => {
    const portal = await visit()
    await put(portal, 'Telefonnummer', '+43 660 1000001')
    const amounts = { '10': '10,00 €', '50': '50,00 €', '20.05 €': '20,05 €', '10,50': '10,50 €' }
    for (const [typed, shown] of Object.entries(amounts)) {
      const confirmation = await order(portal, typed)
      const facts = confirmation.getAllByRole('definition').map(({ textContent }) => textContent)
      expect(facts).toEqual(['436601000001', shown.replace(' ', '\u00a0')])
      expect(confirmation.getByText(/Allgemeinen Geschäftsbedingungen/)).toBeVisible()
      await press(portal, 'Abbrechen')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(field('Betrag')).toHaveValue(typed)
    }
    expect(asked(portal, 'prepareTopUp')).toEqual([])
    await press(portal, 'Aufladen')
    await press(portal, 'Weiter zur Zahlung')
    await waitFor(() => expect(portal.leaveTo).toHaveBeenCalledOnce())
    expect(portal.leaveTo.mock.lastCall?.[0]).toMatch(/^http:\/\/localhost:5174\/pay\//)
    expect(asked(portal, 'prepareTopUp')).toEqual([
      { amount: '10.5', phone: '436601000001', type: 'topup', origin: 'at' },
    ])
    expect(portal.sandbox.checkouts.charges).toEqual([])
  })

  it('P3: of a number that is not prepaid is refused under it, and what was typed stays', async () => {
    const portal = await visit()
    await put(portal, 'Telefonnummer', '436601000011')
    await order(portal, '20,50')
    await press(portal, 'Weiter zur Zahlung')
    await waitFor(() => expect(field('Telefonnummer')).toBeInvalid())
    expect(field('Telefonnummer')).toHaveAccessibleDescription(
      /^Die ausgewählte Nummer ist keine Wertkartennummer\./,
    )
    expect(field('Betrag')).toHaveValue('20,50')
    expect(toasts()).toEqual([])
  })

  it('P2: a double click and more Enters ask once', async () => {
    const portal = await visit({ hold: ['prepareTopUp'] })
    const confirmation = await order(portal, '20')
    await portal.user.dblClick(confirmation.getByRole('button', { name: 'Weiter zur Zahlung' }))
    await portal.user.keyboard('{Enter>8/}')
    await portal.answers.release('prepareTopUp')
    await waitFor(() => expect(portal.leaveTo).toHaveBeenCalledOnce())
    await press(portal, 'Weiter zur Zahlung')
    expect(asked(portal, 'prepareTopUp')).toHaveLength(1)
    expect(portal.leaveTo).toHaveBeenCalledOnce()
  })
})

describe('how many renewals the top-up covers', () => {
  const sentence =
    'Damit ist Mtel Free M für 2 Verlängerungen gedeckt (je 14,90 €, die nächste am 07.12.2026).'
  const shown = () => screen.queryByText(/ gedeckt /)

  it('is told as soon as there is an amount, and asked for once', async () => {
    const portal = await visit()
    expect(askedOf(portal.sandbox, 'getTariffs')).toEqual([])
    await put(portal, 'Betrag', '20')
    expect(await screen.findByText(sentence)).toBeVisible()
    await put(portal, 'Betrag', '5')
    expect(shown()).toBeNull()
    await put(portal, 'Betrag', '50')
    expect(shown()).toHaveTextContent('für 4 Verlängerungen')
    await put(portal, 'Telefonnummer', '436601000002')
    expect(shown()).toBeNull()
    expect(askedOf(portal.sandbox, 'getTariffs')).toHaveLength(1)
  })

  it.each(['getTariffs', 'getResources'] as const)(
    'is not told where %s fails, and the form goes on',
    async (operationId) => {
      const portal = await visit()
      portal.sandbox.faults.set({ operationId, fault: '500' })
      await put(portal, 'Betrag', '20')
      await waitFor(() => expect(askedOf(portal.sandbox, operationId)).not.toEqual([]))
      await press(portal, 'Aufladen')
      expect(await screen.findByRole('dialog', { name: 'Zahlung bestätigen' })).toBeVisible()
      expect(shown()).toBeNull()
      expect(toasts()).toEqual([])
    },
  )

  it('is not told where the provider takes too long', async () => {
    const time = hastenTime()
    const portal = await visit({ hold: ['getTariffs'] })
    await put(portal, 'Betrag', '20')
    await portal.answers.next('getTariffs')
    await time.pass(20_000)
    expect(portal.services.api.pending.count()).toBe(0)
    expect(toasts()).toEqual([])
  })

  const tariff = {
    mvno_code: 'FREE_M',
    name: 'Mtel Free M',
    isActive: true,
    price: { value: 14.9, label: '€' },
  }
  it.each<[string, Tariff | null, Tariff[], boolean]>([
    ['in use among the others', null, [tariff], true],
    ['no more in use', { ...tariff, isActive: false }, [], false],
    ['that renews in no way', { ...tariff, name: 'Flex 20' }, [], false],
    ['only on offer', null, [{ ...tariff, isActive: false }], false],
  ])('of a tariff %s', async (_, oldTariff, tariffs, isShown) => {
    const portal = await visit({ hold: ['getTariffs', 'getResources'] })
    await put(portal, 'Betrag', '20')
    await portal.answers.replace('getTariffs', { body: { oldTariff, tariffs } })
    await portal.answers.release('getResources')
    if (isShown) expect(await screen.findByText(sentence)).toBeVisible()
    else {
      // What came is drawn before what is typed next.
      await put(portal, 'Betrag', '30')
      expect(shown()).toBeNull()
    }
  })
})

describe('a voucher', () => {
  it('P4: is sent without what parts its digits, and once; the header shows the new balance', async () => {
    const portal = await visit({ path: '/recharge-credit?tab=voucher', hold: ['topUpWithVoucher'] })
    await put(portal, 'Gutscheincode', ' 1000 2000-3010')
    await portal.user.keyboard('{Enter>8/}')
    await portal.user.dblClick(screen.getByRole('button', { name: 'Aufladen' }))
    await portal.answers.release('topUpWithVoucher')
    await waitFor(async () => expect(await header()).toHaveTextContent('33,40'))
    expect(toasts()).toEqual(['Aktivierung erfolgreich'])
    expect(asked(portal, 'topUpWithVoucher')).toEqual([{ phone: '436601000001', voucher: '100020003010' }])
    expect(field('Gutscheincode')).toHaveValue('')
    expect(field('Telefonnummer')).toHaveValue('436601000001')
  })

  it('P4: on its way it is not lost by a look at the other tab, nor is what was typed', async () => {
    const portal = await visit({ hold: ['topUpWithVoucher'] })
    await put(portal, 'Betrag', '12,50')
    await portal.user.click(screen.getByRole('tab', { name: 'Gutschein' }))
    expect(window.location.search).toBe('?tab=voucher')
    await put(portal, 'Gutscheincode', '1000-2000-3020')
    await press(portal, 'Aufladen')
    await portal.user.click(screen.getByRole('tab', { name: 'Karte' }))
    expect(field('Betrag')).toHaveValue('12,50')
    await portal.answers.release('topUpWithVoucher')
    await waitFor(async () => expect(await header()).toHaveTextContent('43,40'))
    expect(toasts()).toEqual(['Aktivierung erfolgreich'])
  })
})
