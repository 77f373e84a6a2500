import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  dialog,
  expectNoDialog,
  main,
  postpaid,
  press,
  pressInDialog,
  replaceText,
  visit,
} from '../../tests/support/steps'
import { startPortal } from '../../tests/support/testPortal'

const MINUTE = 60_000

const { now } = Date

/** The computer sleeps this long in total, while timers stop, and then shows the page again. */
async function sleep(milliseconds: number) {
  vi.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

const expired = /Ihre 30 Minuten sind vorbei/
const form = () => document.querySelector('iframe')

/** The document with the form reports that the customer can fill it in. */
async function showForm() {
  await waitFor(() => expect(form()).not.toBeNull())
  const { origin } = window.location
  const message = new MessageEvent('message', {
    data: 'ready',
    origin,
    source: form()?.contentWindow ?? null,
  })
  await act(async () => void window.dispatchEvent(message))
}

async function beginPayment() {
  const portal = await visit('/bills', postpaid)
  const [pay] = await screen.findAllByRole('button', { name: 'Online bezahlen' })
  await portal.user.click(pay as HTMLElement)
  await dialog('Rechnung bezahlen')
  await showForm()
  return portal
}

it('P5: a payment form that slept longer than its payment lives takes no card data', async () => {
  await beginPayment()
  await sleep(29 * MINUTE)
  expect(form()).not.toBeNull()
  await sleep(31 * MINUTE)
  expect(await dialog('Rechnung bezahlen')).toHaveTextContent(expired)
  expect(form()).toBeNull()
})

it('B3: a paused payment is not offered after such a sleep', async () => {
  const portal = await beginPayment()
  await pressInDialog(portal, 'Rechnung bezahlen', 'Schließen')
  await expectNoDialog()
  expect(main().getByRole('button', { name: 'Zahlung fortsetzen' })).toBeVisible()
  await sleep(31 * MINUTE)
  expect(main().queryByRole('button', { name: 'Zahlung fortsetzen' })).toBeNull()
})

it('P6: the payment page of the app ends its form after 30 minutes, also after a sleep', async () => {
  await startPortal({ path: '/mobile-payment?checkoutId=C0FFEE.test-01' })
  await showForm()
  await sleep(31 * MINUTE)
  expect(await screen.findByText(expired)).toBeVisible()
  expect(form()).toBeNull()
})

it('L2: another code can be requested once the 30 seconds are over, although the phone slept', async () => {
  const portal = await startPortal({ path: '/login' })
  await replaceText(portal, 'Telefonnummer', '436601000001')
  await press(portal, 'Code anfordern')
  const resend = () => screen.getByRole('button', { name: 'Code erneut senden' })
  await waitFor(() => expect(resend()).toHaveAttribute('aria-disabled', 'true'))
  await sleep(31_000)
  expect(resend()).not.toHaveAttribute('aria-disabled', 'true')
})

it('E1: an answer that arrives after a sleep counts', async () => {
  const portal = await visit('/administration?tab=account', { hold: ['changeAccountPassword'] })
  await replaceText(portal, 'Neues Passwort', 'Winter2026')
  await replaceText(portal, 'Passwort wiederholen', 'Winter2026')
  await press(portal, 'Passwort speichern')
  await portal.answers.next('changeAccountPassword')
  await sleep(MINUTE)
  await portal.answers.release('changeAccountPassword')
  expect(await screen.findByText('Passwort geändert')).toBeVisible()
})
