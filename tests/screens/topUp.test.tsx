// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { breakingFaults } from '../../sandbox/faults'
import { askedOf, type VisitedPortal } from '../testPortal'
import { toasts } from '../toasts'
import { field, header, press, put, visitTopUp } from './topUpVisit'

const limits = 'Mindestens 10 € und höchstens 50 €.'
const dialog = () => screen.findByRole('dialog', { name: 'Zahlung bestätigen' })
const asked = ({ sandbox }: VisitedPortal) => askedOf(sandbox, 'prepareTopUp').map(({ form }) => form)

/** Orders a top-up of the number that stands in the field, up to the confirmation. */
async function order(portal: VisitedPortal, amount: string) {
  await put(portal, 'Betrag', amount)
  await press(portal, 'Aufladen')
  return within(await dialog())
}

async function confirm(portal: VisitedPortal, amount = '20') {
  await order(portal, amount)
  await press(portal, 'Weiter zur Zahlung')
}

/** Pays on the payment page to which the portal leads. */
async function pay({ leaveTo, sandbox }: VisitedPortal) {
  await waitFor(() => expect(leaveTo).toHaveBeenCalled())
  const body = new URLSearchParams({ action: 'pay' })
  await sandbox.gateway.fetch(new Request(String(leaveTo.mock.lastCall?.[0]), { method: 'POST', body }))
}

const comeBack = () =>
  act(async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })

describe('number and amount', () => {
  it('P1: the own active prepaid numbers can be chosen, others typed', async () => {
    const portal = await visitTopUp()
    expect(field('Telefonnummer')).toHaveValue('436601000001')
    await put(portal, 'Telefonnummer', '436601000002')
    const own = screen.getByRole('combobox', { name: 'Eigene Nummer wählen' })
    // 436601000011 and …12 are not prepaid, …13 is suspended.
    expect(
      within(own)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['436601000001'])
    await portal.user.selectOptions(own, '436601000001')
    expect(field('Telefonnummer')).toHaveValue('436601000001')
  })

  it('P1: without a prepaid number of their own, customers type one', async () => {
    await visitTopUp({ account: 'none' })
    expect(field('Telefonnummer')).toHaveValue('')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('tells the balance, and what it will be, as long as it is that of the current number', async () => {
    const portal = await visitTopUp()
    expect(screen.getByText('Guthaben jetzt').nextElementSibling).toHaveTextContent('23,40 €')
    await put(portal, 'Betrag', '20')
    expect(screen.getByText('Guthaben danach').nextElementSibling).toHaveTextContent('43,40 €')
    for (const none of ['5', '51', 'zwanzig', '']) {
      await put(portal, 'Betrag', none)
      expect(screen.queryByText('Guthaben danach')).toBeNull()
    }
    await put(portal, 'Betrag', '20')
    await put(portal, 'Telefonnummer', '436601000002')
    expect(screen.queryByText(/^Guthaben (jetzt|danach)$/)).toBeNull()
  })

  it('P1: a usual amount fills the field', async () => {
    const portal = await visitTopUp()
    const presets = within(screen.getByRole('group', { name: 'Häufige Beträge' }))
    expect(presets.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '10 €',
      '20 €',
      '30 €',
      '50 €',
    ])
    await press(portal, '30 €')
    expect(field('Betrag')).toHaveValue('30')
    expect(presets.getByRole('button', { pressed: true })).toHaveTextContent('30 €')
  })

  it('P1: with a wrong amount the hint turns into a complaint and nothing is confirmed', async () => {
    const portal = await visitTopUp()
    expect(field('Betrag')).toHaveAccessibleDescription(limits)
    expect(field('Betrag')).not.toBeInvalid()
    for (const amount of ['', '9', '9,99', '50,01', 'abc', '-20', '1e1', '1.000']) {
      await put(portal, 'Betrag', amount)
      await press(portal, 'Aufladen')
      expect(field('Betrag'), amount).toBeInvalid()
      expect(field('Betrag'), amount).toHaveAccessibleDescription(limits)
      // A sign as well: not by colour alone.
      expect(screen.getByText(limits).parentElement?.querySelector('svg'), amount).toBeInTheDocument()
      expect(screen.queryByRole('dialog'), amount).toBeNull()
    }
    expect(asked(portal)).toEqual([])
  })

  it('P1: the complaint goes when the amount is corrected', async () => {
    const portal = await visitTopUp()
    await press(portal, 'Aufladen')
    await press(portal, '20 €')
    expect(field('Betrag')).not.toBeInvalid()
  })
})

describe('the payment', () => {
  it.each([
    ['10', '10,00 €', '10'],
    ['10,50', '10,50 €', '10.5'],
    ['20.05 €', '20,05 €', '20.05'],
    ['50', '50,00 €', '50'],
  ])('P2: %s is confirmed as %s and sent as %s', async (typed, shown, sent) => {
    const portal = await visitTopUp()
    await put(portal, 'Telefonnummer', '+43 660 1000001')
    const confirmation = await order(portal, typed)
    const facts = confirmation.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual(['436601000001', shown.replace(' ', '\u00a0')])
    expect(confirmation.getByText(/Allgemeinen Geschäftsbedingungen/)).toBeVisible()
    expect(asked(portal)).toEqual([])
    await press(portal, 'Weiter zur Zahlung')
    await waitFor(() => expect(portal.leaveTo).toHaveBeenCalledOnce())
    expect(portal.leaveTo.mock.lastCall?.[0]).toMatch(/^http:\/\/localhost:5174\/pay\//)
    expect(asked(portal)).toEqual([{ amount: sent, phone: '436601000001', type: 'topup', origin: 'at' }])
    expect(portal.sandbox.checkouts.charges).toEqual([])
  })

  it('P2: who declines the terms is asked nothing and loses nothing', async () => {
    const portal = await visitTopUp()
    await order(portal, '20,50')
    await press(portal, 'Abbrechen')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field('Betrag')).toHaveValue('20,50')
    expect(asked(portal)).toEqual([])
  })

  it('P2: a double click and more Enters ask once', async () => {
    const portal = await visitTopUp({ hold: ['prepareTopUp'] })
    await put(portal, 'Betrag', '20')
    await portal.user.keyboard('{Enter}')
    await portal.user.dblClick(within(await dialog()).getByRole('button', { name: 'Weiter zur Zahlung' }))
    await portal.user.keyboard('{Enter>8/}')
    await portal.answers.release('prepareTopUp')
    await waitFor(() => expect(portal.leaveTo).toHaveBeenCalledOnce())
    await press(portal, 'Weiter zur Zahlung')
    expect(asked(portal)).toHaveLength(1)
    expect(portal.leaveTo).toHaveBeenCalledOnce()
  })

  it('P2: back from the payment page the form works again, and the header has the new balance', async () => {
    const portal = await visitTopUp()
    await confirm(portal)
    await pay(portal)
    await comeBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await header()).toHaveTextContent('43,40'))
    expect(portal.sandbox.checkouts.charges).toMatchObject([{ amount: 20, purpose: '436601000001' }])
    await order(portal, '10')
    expect(asked(portal)).toHaveLength(1)
  })

  it.each(['javascript:alert(document.domain)', 'https://payment.example.net/pay'])(
    'P2: nobody is sent to %s',
    async (redirectUrl) => {
      const portal = await visitTopUp({ hold: ['prepareTopUp'] })
      await confirm(portal)
      await portal.answers.replace('prepareTopUp', {
        code: 'PREPARE_TRANSACTION_REQUEST_SUCCESS',
        body: { redirectUrl },
      })
      expect(await screen.findByText(/Adresse, die wir nicht kennen/)).toBeVisible()
      expect(portal.leaveTo).not.toHaveBeenCalled()
    },
  )

  it('P3: a number that is not prepaid is named as such, and what was typed stays', async () => {
    const portal = await visitTopUp()
    await put(portal, 'Telefonnummer', '436601000011')
    await confirm(portal, '20,50')
    await waitFor(() => expect(field('Telefonnummer')).toBeInvalid())
    expect(field('Telefonnummer')).toHaveAccessibleDescription(
      /^Die ausgewählte Nummer ist keine Wertkartennummer\./,
    )
    expect(field('Telefonnummer')).toHaveValue('436601000011')
    expect(field('Betrag')).toHaveValue('20,50')
    expect(toasts()).toEqual([])
  })

  it.each(breakingFaults)(
    'P2: with the fault %s the provider is asked once, nothing is charged, and the customer is told',
    async (fault) => {
      const portal = await visitTopUp()
      portal.sandbox.faults.set({ operationId: 'prepareTopUp', fault })
      await confirm(portal)
      await waitFor(() =>
        expect([...toasts(), document.querySelector('form [role=alert]')?.textContent ?? '']).toContainEqual(
          expect.stringMatching(/keine Antwort erhalten|Fehler aufgetreten|nicht mehr gültig/),
        ),
      )
      expect(asked(portal)).toHaveLength(1)
      expect(portal.leaveTo).not.toHaveBeenCalled()
      expect(portal.sandbox.checkouts.charges).toEqual([])
      if (fault === 'tokenRefused') expect(toasts()).toHaveLength(1)
      else expect(field('Betrag')).toHaveValue('20')
    },
  )

  it('P2: speaks Serbian', async () => {
    const portal = await visitTopUp({ locale: 'sr' })
    await put(portal, 'Iznos', '20')
    await press(portal, 'Dopuni')
    await screen.findByRole('dialog', { name: 'Potvrda plaćanja' })
    await press(portal, 'Nastavi na plaćanje')
    await waitFor(() => expect(portal.leaveTo).toHaveBeenCalledOnce())
  })
})
