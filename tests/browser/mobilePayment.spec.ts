import type { Page } from '@playwright/test'
import type { Sandbox } from '../../sandbox/sandbox'
import {
  button,
  cards,
  fillCard,
  formButton,
  payButton,
  scripts,
  walletTab,
  widgets,
} from './support/payment'
import { expect, test } from './support/test'

/** A payment that the mobile app has prepared. */
function prepare(sandbox: Sandbox): string {
  const order = { kind: 'topUp', amount: 20, purpose: '436601000001' } as const
  return sandbox.checkouts.prepare(order).id
}

test('P6: the app hands a payment over; it is paid without signing in', async ({ page, sandbox }) => {
  await page.goto(`/mobile-payment?checkoutId=${prepare(sandbox)}`)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await fillCard(page, cards.paid)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/transaction-completed-mobile\?/)
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich' })).toBeVisible()
  expect(sandbox.checkouts.charges).toMatchObject([{ amount: 20 }])
})

test('P6: the other tab pays by PayPal, with one form at a time', async ({ page, sandbox }) => {
  await page.goto(`/mobile-payment?checkoutId=${prepare(sandbox)}`)
  await payButton(page).waitFor()
  await walletTab(page).click()
  await expect(formButton(page, 'Jetzt bezahlen: PayPal')).toBeVisible()
  await expect(payButton(page)).toBeHidden()
  await formButton(page, 'Jetzt bezahlen: PayPal').click()
  await button(page, 'Karte ablehnen').click()
  await expect(page.getByRole('heading', { name: 'Zahlung fehlgeschlagen' })).toBeVisible()
  expect(sandbox.checkouts.charges).toEqual([])
})

test('P6: a payment whose time is over is explained', async ({ page, sandbox }) => {
  const id = prepare(sandbox)
  sandbox.clock.advance(31 * 60_000)
  await page.goto(`/mobile-payment?checkoutId=${id}`)
  await expect(page.getByRole('alert')).toContainText('Diese Zahlung kann nicht mehr fortgesetzt werden')
  await expect(widgets(page)).toHaveCount(0)
})

async function expectNothingLoaded(page: Page) {
  await expect(page.getByRole('alert')).toContainText('Diese Adresse gehört zu keiner Zahlung.')
  await expect(scripts(page)).toHaveCount(0)
  await expect(widgets(page)).toHaveCount(0)
}

const wrong = {
  missing: '',
  empty: '?checkoutId=',
  doubled: '?checkoutId=ABC.x&checkoutId=DEF.x',
  'with slashes': '?checkoutId=..%2F..%2Fevil',
  'with another host': '?checkoutId=https:%2F%2Fevil.example',
  'with a query of its own': '?checkoutId=ABC%26x=1',
  'very long': `?checkoutId=${'A'.repeat(201)}`,
}
test('P6: a wrong checkout id loads nothing', async ({ page }) => {
  for (const [name, query] of Object.entries(wrong))
    await test.step(name, async () => {
      await page.goto(`/mobile-payment${query}`)
      await expectNothingLoaded(page)
    })
})

test('P6: an id that belongs to nobody is told by the payment provider', async ({ page }) => {
  await page.goto('/mobile-payment?checkoutId=FFFF.unknown')
  await expect(page.getByRole('alert')).toContainText('Diese Zahlung kann nicht mehr fortgesetzt werden')
})
