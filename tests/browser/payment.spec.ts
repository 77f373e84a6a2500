import type { Page } from '@playwright/test'
import {
  button,
  cards,
  fillCard,
  form,
  formButton,
  openPayment,
  payButton,
  payDialog,
  postpaid,
  scripts,
  walletTab,
  widgets,
} from './support/payment'
import { expect, test } from './support/test'

const succeeded = 'Zahlung erfolgreich'
const failed = 'Zahlung fehlgeschlagen'
const paid = { amount: 29.9, purpose: 'R-1002-2026-11' }

async function payByCard(page: Page, number: string) {
  await fillCard(page, number)
  await payButton(page).click()
}
async function payByWallet(page: Page, wallet: string, answer: string) {
  await walletTab(page).click()
  await formButton(page, `Jetzt bezahlen: ${wallet}`).click()
  await expect(page.getByRole('heading', { name: wallet })).toBeVisible()
  await button(page, answer).click()
}
const ways: Record<string, { pay: (page: Page) => Promise<void>; ends: string }> = {
  'by card': { pay: (page) => payByCard(page, cards.paid), ends: succeeded },
  'by a declined card': { pay: (page) => payByCard(page, cards.declined), ends: failed },
  'by a card that the bank confirms': {
    async pay(page) {
      await payByCard(page, cards.confirmed)
      await expect(page.getByRole('heading', { name: /3-D Secure/ })).toBeVisible()
      await button(page, 'Bezahlen').click()
    },
    ends: succeeded,
  },
  'by PayPal': { pay: (page) => payByWallet(page, 'PayPal', 'Bezahlen'), ends: succeeded },
  'by Sofort': { pay: (page) => payByWallet(page, 'Sofort', 'Bezahlen'), ends: succeeded },
  'by PayPal, and cancels': { pay: (page) => payByWallet(page, 'PayPal', 'Abbrechen'), ends: failed },
}

test.describe('of a bill', () => {
  test.beforeEach(({ visit }) => visit('everyday', '/bills', postpaid))

  for (const [way, { pay, ends }] of Object.entries(ways))
    test(`B3 P5 P8: the customer pays ${way}`, async ({ page, sandbox }) => {
      await openPayment(page)
      await expect(payDialog(page)).toContainText('29,90 €')
      await pay(page)
      await expect(page).toHaveURL(/\/transaction-completed-bill-paying\?/)
      await expect(page.getByRole('heading', { name: ends })).toBeVisible()
      expect(sandbox.checkouts.charges).toMatchObject(ends === succeeded ? [paid] : [])
      await page.getByRole('link', { name: 'Zu den Rechnungen' }).click()
      await expect(page.getByText(ends === succeeded ? '33,60 €' : '63,50 €').first()).toBeVisible()
      await expect(button(page, 'Online bezahlen')).toHaveCount(ends === succeeded ? 1 : 2)
    })

  test('P5: names wrong card data under their fields, and sends nothing', async ({ page, sandbox }) => {
    await openPayment(page)
    await payButton(page).click()
    for (const field of ['Diese Kartennummer', 'Dieses Datum', 'Diese Prüfnummer'])
      await expect(form(page).getByText(`${field} ist nicht richtig.`)).toBeVisible()
    await expect(page).toHaveURL(/\/bills$/)
    expect(sandbox.checkouts.charges).toEqual([])
  })

  test('B3: a double click prepares one payment, and a double click on pay charges once', async ({
    page,
    sandbox,
  }) => {
    sandbox.faults.set({ operationId: 'payBill', fault: 'delay', delayMs: 300 })
    await button(page, 'Online bezahlen').first().dblclick()
    await fillCard(page, cards.paid)
    await payButton(page).dblclick()
    await expect(page.getByRole('heading', { name: succeeded })).toBeVisible()
    expect(sandbox.requests.filter(({ operationId }) => operationId === 'payBill')).toHaveLength(1)
    expect(sandbox.checkouts.charges).toMatchObject([paid])
  })

  test('P5: the form takes the dark look of the system, and keeps what is typed into it', async ({
    page,
  }) => {
    await openPayment(page)
    await fillCard(page, '4200 0000')
    const ink = () => payButton(page).evaluate((pay) => getComputedStyle(pay.ownerDocument.body).color)
    const light = await ink()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(ink).not.toBe(light)
    await expect(form(page).getByLabel('Name auf der Karte')).toHaveValue('Lena Moser')
  })
})

test.describe('that the mobile app hands over', () => {
  const prepared = { kind: 'topUp', amount: 20, purpose: '436601000001' } as const

  test('P6: is paid without signing in', async ({ page, sandbox }) => {
    await page.goto(`/mobile-payment?checkoutId=${sandbox.checkouts.prepare(prepared).id}`)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await payByCard(page, cards.paid)
    await expect(page).toHaveURL(/\/transaction-completed-mobile\?/)
    await expect(page.getByRole('heading', { name: succeeded })).toBeVisible()
    expect(sandbox.checkouts.charges).toMatchObject([{ amount: 20 }])
  })

  test('P6: shows one form at a time, and says that PayPal declined', async ({ page, sandbox }) => {
    await page.goto(`/mobile-payment?checkoutId=${sandbox.checkouts.prepare(prepared).id}`)
    await payButton(page).waitFor()
    await walletTab(page).click()
    await expect(payButton(page)).toBeHidden()
    await payByWallet(page, 'PayPal', 'Karte ablehnen')
    await expect(page.getByRole('heading', { name: failed })).toBeVisible()
    expect(sandbox.checkouts.charges).toEqual([])
  })

  test('P6: is explained when it has expired or does not exist', async ({ page, sandbox }) => {
    const { id } = sandbox.checkouts.prepare(prepared)
    sandbox.clock.advance(31 * 60_000)
    for (const checkoutId of [id, 'FFFF.unknown']) {
      await page.goto(`/mobile-payment?checkoutId=${checkoutId}`)
      await expect(page.getByRole('alert')).toContainText('Diese Zahlung kann nicht mehr fortgesetzt werden')
      await expect(widgets(page)).toHaveCount(0)
    }
  })

  test('P6: loads nothing for a malformed id', async ({ page }) => {
    await page.goto('/mobile-payment?checkoutId=..%2F..%2Fevil')
    await expect(page.getByRole('alert')).toContainText('Diese Adresse gehört zu keiner Zahlung.')
    await expect(scripts(page).or(widgets(page))).toHaveCount(0)
  })
})
