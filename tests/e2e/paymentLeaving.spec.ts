import type { Page } from '@playwright/test'
import type { FrameConfig } from '../../src/core/payments/frame/messages'
import { readFrameConfig } from '../../src/core/payments/frame/readFrameConfig'
import { button, contractMenu } from './support/customer'
import {
  openPayment,
  pay,
  payButton,
  payByCard,
  payByWallet,
  payDialog,
  postpaid,
  scripts,
  widgets,
} from './support/payment'
import { expect, test } from './support/test'

const unfinishedNotice = (page: Page) => page.getByText('Eine begonnene Zahlung über 29,90 €')

test('P5: the form has its own origin, and ends with its page', async ({ page, visit, server, sandbox }) => {
  await visit('everyday', '/listing', postpaid)
  await contractMenu(page).getByRole('link', { name: 'Rechnungen' }).click()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await openPayment(page)
  await expect(page.locator('iframe')).toHaveAttribute('src', `${server.paymentDocumentOrigin}/payment.html`)
  await expect(scripts(page)).not.toHaveCount(0)
  await expect(page.locator('script[src*="/v1/"]')).toHaveCount(0)
  const names = ['sameDocument', 'wpwl', 'wpwlOptions']
  expect(await page.evaluate((all) => all.map((name) => name in window), names)).toEqual([true, false, false])

  await button(page, 'Schließen').click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('link', { name: 'Mein Tarif' }).click()
  await expect(page.getByRole('heading', { name: 'Mein Tarif' })).toBeVisible()
  await page.goBack()
  await button(page, 'Zahlung fortsetzen').click()
  await expect(payButton(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Verbindungen', level: 1 })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(sandbox.checkouts.charges).toEqual([])
})

test.describe('on the bills', () => {
  test.beforeEach(({ visit }) => visit('everyday', '/bills', postpaid))

  test('P5: a form that closes while it loads leaves nothing behind', async ({ page, sandbox }) => {
    sandbox.gateway.faults.set('scriptSlow', 500)
    await button(page, 'Online bezahlen').first().click()
    await expect(scripts(page)).toHaveCount(1)
    await button(page, 'Schließen').click()
    await expect(payDialog(page)).toBeHidden()
    await expect(page.locator('iframe')).toHaveCount(0)
    await button(page, 'Zahlung fortsetzen').click()
    await expect(payButton(page)).toHaveCount(1)
    expect(sandbox.checkouts.charges).toEqual([])
  })

  test('B3 P7 P8: payment and result survive a reload; Back pays nothing', async ({ page, sandbox }) => {
    const succeeded = page.getByRole('heading', { name: 'Zahlung erfolgreich' })
    const nextNotice = page.getByText('Eine begonnene Zahlung über 33,60 €')
    const asked = (id: string) => sandbox.requests.filter(({ operationId }) => operationId === id)
    await openPayment(page)
    await button(page, 'Schließen').click()
    await page.reload()
    await expect(unfinishedNotice(page)).toBeVisible()
    await openPayment(page)
    await pay(page)
    await page.reload()
    await expect(succeeded).toBeVisible()
    await page.getByRole('link', { name: 'Oktober bezahlen · 33,60 €' }).click()
    await expect(page).toHaveURL(/\/bills$/)
    await expect(payDialog(page)).toContainText('33,60 €')
    await payDialog(page).getByRole('button', { name: 'Schließen' }).click()
    await expect(nextNotice).toBeVisible()
    await page.goBack()
    await expect(succeeded).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/bills$/)
    await expect(button(page, 'Online bezahlen')).toHaveCount(1)
    await expect(nextNotice).toBeVisible()
    await expect(payDialog(page).or(unfinishedNotice(page))).toBeHidden()
    expect([asked('payBill').length, asked('getBillStatus').length]).toEqual([2, 1])
    expect(sandbox.checkouts.charges).toHaveLength(1)
  })

  test('B3: two tabs charge the same bill once', async ({ page, context, sandbox }) => {
    const other = await context.newPage()
    await other.goto('/bills')
    await openPayment(page)
    await pay(page)
    // The other tab knows that the bill is paid.
    await button(other, 'Online bezahlen').first().click()
    await button(other, 'Bestätigen').click()
    await expect(other.getByText('Diese Rechnung ist bereits bezahlt.')).toBeVisible()
    expect(sandbox.checkouts.charges).toHaveLength(1)
  })
})

const order: FrameConfig = {
  ...{ checkoutId: 'ABC.x', integrity: null, brands: ['VISA'], returnPath: '/transaction-completed-mobile' },
  ...{ language: { tag: 'de', widget: 'de' }, labels: {}, errorMessages: {}, look: {} },
}
for (const sender of ['its opener, the portal', 'its opener, a foreign site', 'itself'])
  test(`P5: in a window, the form loads nothing for ${sender}`, async ({ page, server }) => {
    expect(readFrameConfig(order)).toEqual(order)
    await page.goto(sender.includes('foreign') ? `${server.paymentOrigin}/v1/none` : '/favicon.svg')
    const opening = page.waitForEvent('popup')
    await page.evaluate((address) => {
      Object.assign(window, { opened: window.open(address) })
    }, `${server.paymentDocumentOrigin}/payment.html`)
    const popup = await opening
    await popup.waitForLoadState()
    await popup.evaluate(() => {
      // This listener comes after the document's own: when it gets the order, so has the document.
      window.addEventListener('message', ({ data }) => {
        if (typeof data === 'object') document.body.dataset.heard = 'an order'
      })
    })
    await (sender === 'itself' ? popup : page).evaluate((order) => {
      const { opened = window } = window as unknown as { opened?: Window }
      opened.postMessage(order, '*')
    }, order)
    await expect(popup.locator('body')).toHaveAttribute('data-heard', 'an order')
    expect(await popup.evaluate(() => window.wpwlOptions)).toBeUndefined()
    await expect(popup.locator('#payment script, #payment form')).toHaveCount(0)
  })

test('P6: a payment of the mobile app needs a valid id, and no login', async ({ page, sandbox }) => {
  const prepare = () => sandbox.checkouts.prepare({ kind: 'topUp', amount: 20, purpose: '436601000001' }).id
  const open = (id: string) => page.goto(`/mobile-payment?checkoutId=${id}`)
  await open('..%2F..%2Fevil')
  await expect(page.getByRole('alert')).toContainText('Diese Adresse gehört zu keiner Zahlung.')
  await expect(scripts(page).or(widgets(page))).toHaveCount(0)
  const expired = prepare()
  sandbox.clock.advance(31 * 60_000)
  for (const id of [expired, 'FFFF.unknown']) {
    await open(id)
    await expect(page.getByRole('alert')).toContainText('Diese Zahlung kann nicht mehr fortgesetzt werden')
    await expect(widgets(page)).toHaveCount(0)
  }
  for (const [pay, ends, charges] of [
    [() => payByWallet(page, 'PayPal', 'Karte ablehnen'), 'Zahlung fehlgeschlagen', 0],
    [() => payByCard(page), 'Zahlung erfolgreich', 1],
  ] as const) {
    await open(prepare())
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(widgets(page)).toHaveCount(1)
    // Restored from the browser's cache, the page requests the form again.
    const scriptRequest = page.waitForRequest(/paymentWidgets\.js/)
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await scriptRequest
    await pay()
    await expect(page).toHaveURL(/\/transaction-completed-mobile\?/)
    await expect(page.getByRole('heading', { name: ends })).toBeVisible()
    expect(sandbox.checkouts.charges).toHaveLength(charges)
  }
})
