// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { breakingFaults } from '../../sandbox/faults'
import { askedOf, type VisitedPortal } from '../testPortal'
import { errorToasts, toasts } from '../toasts'
import { field, header, press, put, visitTopUp } from './topUpVisit'

const unanswered = /^Wir haben keine Antwort erhalten. Vielleicht ist der Gutschein schon eingelöst/
const visitVoucher = () => visitTopUp({ path: '/recharge-credit?tab=voucher' })
const asked = ({ sandbox }: VisitedPortal) => askedOf(sandbox, 'topUpWithVoucher').map(({ form }) => form)

async function redeem(portal: VisitedPortal, code: string) {
  await put(portal, 'Gutscheincode', code)
  await press(portal, 'Aufladen')
}

it('P4: a voucher raises the balance, which the header shows', async () => {
  const portal = await visitVoucher()
  await redeem(portal, ' 1000 2000-3010')
  await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
  await waitFor(async () => expect(await header()).toHaveTextContent('33,40'))
  expect(asked(portal)).toEqual([{ phone: '436601000001', voucher: '100020003010' }])
  expect(field('Gutscheincode')).toHaveValue('')
  expect(field('Telefonnummer')).toHaveValue('436601000001')
})

it('P4: every refusal is the generic error, and what was typed stays', async () => {
  const portal = await visitVoucher()
  await redeem(portal, '9999')
  await waitFor(() => expect(errorToasts()).toEqual(['Es ist ein Fehler aufgetreten.']))
  expect(field('Gutscheincode')).toHaveValue('9999')
  await put(portal, 'Telefonnummer', '436601000011')
  await redeem(portal, '1000-2000-3010')
  await waitFor(() => expect(asked(portal)).toHaveLength(2))
  await waitFor(() => expect(errorToasts()).toEqual(['Es ist ein Fehler aufgetreten.']))
  expect(field('Telefonnummer')).not.toBeInvalid()
})

it('P4: without number or code the provider is not asked', async () => {
  const portal = await visitVoucher()
  await put(portal, 'Telefonnummer', '')
  await press(portal, 'Aufladen')
  for (const name of ['Telefonnummer', 'Gutscheincode'])
    expect(field(name)).toHaveAccessibleDescription(/^Alle Felder müssen ausgefüllt werden\./)
  expect(asked(portal)).toEqual([])
})

it('P4: a double click and more Enters redeem once', async () => {
  const portal = await visitVoucher()
  portal.answers.hold('topUpWithVoucher')
  await put(portal, 'Gutscheincode', '1000-2000-3010')
  await portal.user.keyboard('{Enter>8/}')
  await portal.user.dblClick(screen.getByRole('button', { name: 'Aufladen' }))
  await portal.answers.release('topUpWithVoucher')
  await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
  expect(asked(portal)).toHaveLength(1)
})

it('P4: a voucher on its way is not lost by a look at the other tab, nor is what was typed', async () => {
  const portal = await visitTopUp()
  await put(portal, 'Betrag', '12,50')
  await portal.user.click(screen.getByRole('tab', { name: 'Gutschein' }))
  expect(window.location.search).toBe('?tab=voucher')
  portal.answers.hold('topUpWithVoucher')
  await redeem(portal, '1000-2000-3020')
  await portal.user.click(screen.getByRole('tab', { name: 'Karte' }))
  expect(field('Betrag')).toHaveValue('12,50')
  await portal.answers.release('topUpWithVoucher')
  await waitFor(async () => expect(await header()).toHaveTextContent('43,40'))
  expect(toasts()).toEqual(['Aktivierung erfolgreich'])
})

it('P4: when the answer is lost, it says what to look at, and the header shows the balance as it is', async () => {
  const portal = await visitVoucher()
  portal.sandbox.faults.set({ operationId: 'topUpWithVoucher', fault: 'drop', times: 1 })
  await redeem(portal, '1000-2000-3010')
  expect(await screen.findByText(unanswered)).toBeVisible()
  await waitFor(async () => expect(await header()).toHaveTextContent('33,40'))
  expect(asked(portal)).toHaveLength(1)
  expect(field('Gutscheincode')).toHaveValue('1000-2000-3010')
})

it.each(breakingFaults)(
  'P4: with the fault %s the provider is asked once, and the customer is told',
  async (fault) => {
    const portal = await visitVoucher()
    portal.sandbox.faults.set({ operationId: 'topUpWithVoucher', fault })
    await redeem(portal, '1000-2000-3010')
    await waitFor(() =>
      expect([
        ...errorToasts(),
        document.querySelector('form [role=alert]')?.textContent ?? '',
      ]).toContainEqual(expect.stringMatching(/keine Antwort erhalten|Fehler aufgetreten|nicht mehr gültig/)),
    )
    expect(asked(portal)).toHaveLength(1)
    if (fault === 'tokenRefused') expect(errorToasts()).toHaveLength(1)
  },
)
