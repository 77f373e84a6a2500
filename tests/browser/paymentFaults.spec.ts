import type { Page } from '@playwright/test'
import type { Sandbox } from '../../sandbox/sandbox'
import { installStoppedClock } from './support/clock'
import {
  button,
  cards,
  fillCard,
  openPayment,
  payButton,
  payDialog,
  postpaid,
  scripts,
  walletTab,
  widgets,
} from './support/payment'
import { expect, test } from './support/test'

const broken = 'Das Zahlungsformular ist gerade nicht verfügbar.'
const prepared = ({ requests }: Sandbox) =>
  requests.filter(({ operationId }) => operationId === 'payBill').length

async function pay(page: Page) {
  await fillCard(page, cards.paid)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich' })).toBeVisible()
}

const isScript = (url: URL) => url.pathname === '/v1/paymentWidgets.js'
const brokenScripts: Record<string, (page: Page, sandbox: Sandbox) => unknown> = {
  'an extension blocks': (page) => page.route(isScript, (route) => route.abort('blockedbyclient')),
  'an extension replaces by an empty file': (page) =>
    page.route(isScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }),
    ),
  'does not exist': (_, sandbox) => sandbox.gateway.faults.set('scriptMissing'),
  'has another hash': (_, sandbox) => sandbox.gateway.faults.set('scriptAltered'),
}

test.beforeEach(({ visit }) => visit('everyday', '/bills', postpaid))

for (const [what, breakScript] of Object.entries(brokenScripts))
  test(`B3 P5: a script that ${what} is not run, the customer learns what to do, and a retry pays the same payment`, async ({
    page,
    sandbox,
    complaints,
  }) => {
    await breakScript(page, sandbox)
    await button(page, 'Online bezahlen').first().click()
    for (const text of [broken, 'etwa ein Werbeblocker', 'R-1002-2026-11 anders bezahlen'])
      await expect(payDialog(page)).toContainText(text)
    await expect(scripts(page)).toHaveCount(0)
    // The browser reports the wrong hash itself.
    complaints.length = 0
    await page.unroute(isScript)
    sandbox.gateway.faults.clear()
    await button(page, 'Erneut versuchen').click()
    await pay(page)
    expect(prepared(sandbox)).toBe(1)
    expect(sandbox.checkouts.charges).toHaveLength(1)
  })

test('P5: a form that does not get ready is called slow after 5 seconds, fails after 20, and can be retried', async ({
  page,
  sandbox,
}) => {
  const slow = 'Das Zahlungsformular braucht länger als sonst.'
  await installStoppedClock(page)
  await page.reload()
  sandbox.gateway.faults.set('neverReady')
  await button(page, 'Online bezahlen').first().click()
  await expect(scripts(page)).not.toHaveCount(0)
  await expect(payDialog(page)).not.toContainText(slow)
  await page.clock.runFor(5_000)
  await expect(payDialog(page)).toContainText(slow)
  await page.clock.runFor(14_000)
  await expect(payDialog(page)).not.toContainText(broken)
  await page.clock.runFor(2_000)
  await expect(payDialog(page)).toContainText(broken)
  sandbox.gateway.faults.clear()
  await page.clock.resume()
  await button(page, 'Erneut versuchen').click()
  await expect(payButton(page)).toBeVisible()
})

test('P5: fields that refuse the card data end in the same message', async ({ page, sandbox }) => {
  sandbox.gateway.faults.set('fieldsRefuse')
  await openPayment(page)
  await fillCard(page, cards.paid)
  await payButton(page).click()
  await expect(payDialog(page)).toContainText(broken)
  expect(sandbox.checkouts.charges).toEqual([])
})

test('P5: there is one form at any time, however fast the customer switches the tabs', async ({
  page,
  sandbox,
}) => {
  sandbox.gateway.faults.set('scriptSlow', 400)
  await page.evaluate(() => {
    new MutationObserver(() => {
      const { dataset } = document.documentElement
      const forms = document.querySelectorAll('iframe').length
      dataset.mostForms = String(Math.max(Number(dataset.mostForms ?? 0), forms))
    }).observe(document.body, { childList: true, subtree: true })
  })
  await button(page, 'Online bezahlen').first().click()
  for (const tab of [walletTab(page), page.getByRole('tab', { name: 'Kreditkarte' })]) await tab.click()
  for (const tab of [walletTab(page), page.getByRole('tab', { name: 'Kreditkarte' })]) await tab.click()
  await expect(payButton(page)).toBeVisible()
  await expect(widgets(page)).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-most-forms', '1')
})

test('B3: a payment that is 30 minutes old has expired, and the customer can prepare a new one', async ({
  page,
  sandbox,
}) => {
  await openPayment(page)
  await button(page, 'Schließen').click()
  sandbox.clock.advance(31 * 60_000)
  await button(page, 'Zahlung fortsetzen').click()
  await expect(payDialog(page)).toContainText('Diese Zahlung kann nicht mehr fortgesetzt werden')
  await expect(widgets(page)).toHaveCount(0)
  expect(prepared(sandbox)).toBe(1)
  await button(page, 'Zahlung neu vorbereiten').click()
  await pay(page)
  expect(prepared(sandbox)).toBe(2)
  expect(sandbox.checkouts.charges).toHaveLength(1)
})
