import type { Page } from '@playwright/test'
import type { Sandbox } from '../../sandbox/sandbox'
import { payment } from '../support/payments'
import { button } from './support/customer'
import {
  cards,
  fillCard,
  form,
  openPayment,
  pay,
  payButton,
  payByCard,
  payByWallet,
  payDialog,
  postpaid,
  scripts,
  walletTab,
  widgets,
} from './support/payment'
import { expect, test } from './support/test'

const succeeded = 'Zahlung erfolgreich'
const failed = 'Zahlung fehlgeschlagen'
const prepared = ({ requests }: Sandbox) => requests.filter((one) => one.operationId === 'payBill').length
const paid = { amount: 29.9, purpose: 'R-1002-2026-11' }

const methods: Record<string, { pay: (page: Page) => Promise<void>; ends: string }> = {
  'by card': { pay: (page) => payByCard(page), ends: succeeded },
  'by a declined card': { pay: (page) => payByCard(page, cards.declined), ends: failed },
  'by a card that the bank confirms': {
    async pay(page) {
      await payByCard(page, cards.confirmed)
      await expect(page.getByRole('heading', { name: /3-D Secure/ })).toBeVisible()
      await button(page, 'Bezahlen').click()
    },
    ends: succeeded,
  },
  'by Sofort': { pay: (page) => payByWallet(page, 'Sofort', 'Bezahlen'), ends: succeeded },
  'by PayPal, and cancels': { pay: (page) => payByWallet(page, 'PayPal', 'Abbrechen'), ends: failed },
}

test.beforeEach(({ visit }) => visit('everyday', '/bills', postpaid))

for (const [method, { pay, ends }] of Object.entries(methods))
  test(`B3 P5 P8: the customer pays ${method}`, async ({ page, sandbox }) => {
    const isPaid = ends === succeeded
    await openPayment(page)
    await expect(payDialog(page)).toContainText('29,90 €')
    await pay(page)
    await expect(page).toHaveURL(/\/transaction-completed-bill-paying\?/)
    await expect(page.getByRole('heading', { name: ends })).toBeVisible()
    expect(sandbox.checkouts.charges).toMatchObject(isPaid ? [paid] : [])
    const next = isPaid ? 'Oktober bezahlen · 33,60 €' : 'Noch einmal: 29,90 €'
    await page.getByRole('link', { name: next }).click()
    await expect(payDialog(page)).toContainText(isPaid ? '33,60 €' : '29,90 €')
    await payDialog(page).getByRole('button', { name: 'Schließen' }).click()
    await expect(page.getByText(isPaid ? '33,60 €' : '63,50 €').first()).toBeVisible()
    await expect(button(page, 'Online bezahlen')).toHaveCount(isPaid ? 1 : 2)
  })

test('P5: the form marks wrong card data, and supports dark mode', async ({ page, sandbox }) => {
  await openPayment(page)
  await payButton(page).click()
  for (const field of ['Diese Kartennummer', 'Dieses Datum', 'Diese Prüfnummer'])
    await expect(form(page).getByText(`${field} ist nicht richtig.`)).toBeVisible()
  await fillCard(page, '4200 0000')
  const ink = () => payButton(page).evaluate((pay) => getComputedStyle(pay.ownerDocument.body).color)
  const light = await ink()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ink).not.toBe(light)
  await expect(form(page).getByLabel('Name auf der Karte')).toHaveValue('Lena Moser')
  await expect(page).toHaveURL(/\/bills$/)
  expect(sandbox.checkouts.charges).toEqual([])
})

test('B3: double clicks prepare one payment and charge once', async ({ page, sandbox }) => {
  sandbox.faults.set({ operationId: 'payBill', fault: 'delay', delayMs: 300 })
  await button(page, 'Online bezahlen').first().dblclick()
  await fillCard(page, cards.paid)
  await payButton(page).dblclick()
  await expect(page.getByRole('heading', { name: succeeded })).toBeVisible()
  expect(prepared(sandbox)).toBe(1)
  expect(sandbox.checkouts.charges).toMatchObject([paid])
})

const broken = 'Das Zahlungsformular ist gerade nicht verfügbar.'

const isScript = (url: URL) => url.pathname === '/v1/paymentWidgets.js'
const brokenScripts: Record<string, (page: Page, sandbox: Sandbox) => unknown> = {
  'an extension blocks': (page) => page.route(isScript, (route) => route.abort('blockedbyclient')),
  'an extension replaces by an empty file': (page) =>
    page.route(isScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }),
    ),
  'has another hash': (_, sandbox) => sandbox.gateway.faults.set('scriptAltered'),
}

for (const [problem, breakScript] of Object.entries(brokenScripts))
  test(`B3 P5: the form reports a script that ${problem}, and retries`, async ({
    page,
    sandbox,
    pageErrors,
  }) => {
    await breakScript(page, sandbox)
    await button(page, 'Online bezahlen').first().click()
    for (const text of [broken, 'etwa ein Werbeblocker', 'AT61 1904 3002 3457 3201'])
      await expect(payDialog(page)).toContainText(text)
    await expect(scripts(page)).toHaveCount(0)
    // The browser reports the wrong hash itself.
    pageErrors.length = 0
    await page.unroute(isScript)
    sandbox.gateway.faults.clear()
    await button(page, 'Erneut versuchen').click()
    await pay(page)
    expect(prepared(sandbox)).toBe(1)
    expect(sandbox.checkouts.charges).toHaveLength(1)
  })

test('B3: without the form, a bill that may be paid leads to customer service, not to a transfer', async ({
  page,
}) => {
  await page.route(isScript, (route) => route.abort())
  const begun = JSON.stringify([payment()])
  await page.evaluate((begun) => sessionStorage.setItem('zweiklang.payments', begun), begun)
  await button(page, 'Online bezahlen').first().click()
  await expect(payDialog(page)).toContainText('R-1002-2026-11 anders bezahlen')
  await expect(payDialog(page)).not.toContainText('AT61')
})

test('B3: a transfer warns of a payment that another tab has begun', async ({ page, context }) => {
  const openBills = async () => {
    const tab = await context.newPage()
    await tab.goto('/bills')
    await expect(button(tab, 'Per Überweisung zahlen').first()).toBeVisible()
    return tab
  }
  const earlierTab = await openBills()
  await openPayment(page)
  for (const tab of [earlierTab, await openBills()]) {
    // The tabs tell each other in the background.
    await expect
      .poll(() => tab.evaluate(() => sessionStorage.getItem('zweiklang.payments')))
      .toContain('R-1002-2026-11')
    await button(tab, 'Per Überweisung zahlen').first().click()
    await expect(tab.getByRole('dialog')).toContainText('schon eine Online-Zahlung begonnen')
  }
})

test('B3: a phone hands the code of a transfer to another app, as a picture', async ({ page }) => {
  await page.evaluate(() => {
    navigator.canShare = ({ files } = {}) => files?.[0]?.type === 'image/png'
    navigator.share = async ({ files } = {}) => {
      const file = files?.[0]
      const { width, height } = await createImageBitmap(file ?? new Blob())
      document.documentElement.dataset.shared = `${file?.name} ${width} × ${height}`
    }
  })
  await button(page, 'Per Überweisung zahlen').first().click()
  await expect(page.getByRole('img', { name: 'QR-Code der Überweisung' })).toBeVisible()
  await expect(button(page, 'QR-Bild teilen')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page
    .getByRole('link', { name: /^November.*offen/i })
    .last()
    .click()
  await button(page, 'Per Überweisung zahlen').click()
  await button(page, 'QR-Bild teilen').click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', /^qr\.png (\d+) × \1$/)
})

test('P5: fields that reject the card data lead to the same message', async ({ page, sandbox }) => {
  sandbox.gateway.faults.set('fieldsRefuse')
  await openPayment(page)
  await payByCard(page)
  await expect(payDialog(page)).toContainText(broken)
  expect(sandbox.checkouts.charges).toEqual([])
})

test('P5: fast tab changes never show more than one form', async ({ page, sandbox }) => {
  sandbox.gateway.faults.set('scriptSlow', 400)
  await page.evaluate(() => {
    new MutationObserver(() => {
      const { dataset } = document.documentElement
      const forms = document.querySelectorAll('iframe').length
      dataset.mostForms = String(Math.max(Number(dataset.mostForms ?? 0), forms))
    }).observe(document.body, { childList: true, subtree: true })
  })
  await button(page, 'Online bezahlen').first().click()
  const cardTab = page.getByRole('tab', { name: 'Kreditkarte' })
  for (const tab of [walletTab(page), cardTab, walletTab(page), cardTab]) await tab.click()
  await expect(payButton(page)).toBeVisible()
  await expect(widgets(page)).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-most-forms', '1')
})

test('B3: a payment that its provider ends early may have been sent; a new one needs a confirmation', async ({
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
  await page.getByRole('dialog', { name: 'Noch einmal bezahlen?' }).waitFor()
  expect(prepared(sandbox)).toBe(1)
  await button(page, 'Bestätigen').click()
  await pay(page)
  expect(prepared(sandbox)).toBe(2)
  expect(sandbox.checkouts.charges).toHaveLength(1)
})
