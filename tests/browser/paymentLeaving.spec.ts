import type { Page } from '@playwright/test'
import { contractMenu } from './support/landmarks'
import {
  button,
  cards,
  fillCard,
  openPayment,
  payButton,
  payDialog,
  postpaid,
  scripts,
} from './support/payment'
import { expect, test } from './support/test'

/** A mark that is gone with the document. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window)
const hasScript = (page: Page) => page.evaluate(() => 'wpwl' in window || 'wpwlOptions' in window)

test('P5: the form stands in a document of its own, and nothing of it in that of the portal', async ({
  page,
  visit,
  server,
}) => {
  await visit('everyday', '/', postpaid)
  await contractMenu(page).getByRole('link', { name: 'Rechnungen' }).click()
  await mark(page)
  await openPayment(page)
  await expect(payDialog(page)).toContainText('29,90 €')
  await expect(page.locator('iframe')).toHaveAttribute('src', `${server.paymentDocumentOrigin}/payment.html`)
  await expect(scripts(page)).not.toHaveCount(0)
  await expect(page.locator('script[src*="/v1/"]')).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
  expect(await hasScript(page)).toBe(false)
})

test('P5: the form goes with its dialog and with its page, by link and by back button', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday', '/listing', postpaid)
  await contractMenu(page).getByRole('link', { name: 'Rechnungen' }).click()
  await openPayment(page)
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

test('P5: nothing of a form is left that is closed while it loads', async ({ page, visit, sandbox }) => {
  sandbox.gateway.faults.set('scriptSlow', 500)
  await visit('everyday', '/bills', postpaid)
  await button(page, 'Online bezahlen').first().click()
  await expect(payDialog(page)).toBeVisible()
  await expect(scripts(page)).toHaveCount(1)
  await button(page, 'Schließen').click()
  await expect(payDialog(page)).toBeHidden()
  await expect(page.locator('iframe')).toHaveCount(0)
  await button(page, 'Zahlung fortsetzen').click()
  await expect(payButton(page)).toHaveCount(1)
  expect(sandbox.checkouts.charges).toEqual([])
})

test('B3: a payment that was begun outlives a reload, and is prepared once', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday', '/bills', postpaid)
  await openPayment(page)
  await button(page, 'Schließen').click()
  await page.reload()
  await expect(page.getByText('Eine begonnene Zahlung über 29,90 € wartet auf Sie.')).toBeVisible()
  await button(page, 'Online bezahlen').first().click()
  await fillCard(page, cards.paid)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich' })).toBeVisible()
  expect(sandbox.requests.filter(({ operationId }) => operationId === 'payBill')).toHaveLength(1)
  expect(sandbox.checkouts.charges).toHaveLength(1)
})

test('B3 P8: back to the bills after paying, the same payment cannot be paid again', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday', '/bills', postpaid)
  await openPayment(page)
  await fillCard(page, cards.paid)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/bills$/)
  await expect(button(page, 'Online bezahlen')).toHaveCount(1)
  await expect(payDialog(page)).toBeHidden()
  await expect(page.getByText(/Eine begonnene Zahlung/)).toBeHidden()
  expect(sandbox.checkouts.charges).toHaveLength(1)
})

test('B3: the same bill in two tabs is charged once', async ({ page, context, visit, sandbox }) => {
  await visit('everyday', '/bills', postpaid)
  const other = await context.newPage()
  await other.goto('/bills')
  await openPayment(page)
  await fillCard(page, cards.paid)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich' })).toBeVisible()
  await button(other, 'Online bezahlen').first().click()
  await expect(other.getByText('Diese Rechnung ist bereits bezahlt.')).toBeVisible()
  expect(sandbox.checkouts.charges).toHaveLength(1)
})

test('S3: nothing of a payment is left for the next customer', async ({ page, visit }) => {
  await visit('everyday', '/bills', postpaid)
  await openPayment(page)
  await button(page, 'Schließen').click()
  await page.getByRole('link', { name: 'Mein Tarif' }).click()
  await expect(page.getByRole('heading', { name: 'Mein Tarif' })).toBeVisible()
  await visit('crowd', '/bills')
  await expect(button(page, 'Online bezahlen').first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/bills$/)
  await expect(button(page, 'Online bezahlen').first()).toBeVisible()
  await expect(page.getByText(/Eine begonnene Zahlung/)).toBeHidden()
})
