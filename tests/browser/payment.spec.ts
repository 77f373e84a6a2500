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
  walletTab,
} from './support/payment'
import { expect, test } from './support/test'

const heading = { succeeded: 'Zahlung erfolgreich', failed: 'Zahlung fehlgeschlagen' }
const paid = { amount: 29.9, purpose: 'R-1002-2026-11' }

test('B3 P5 P8: a bill is paid by card, and is paid then', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/bills', postpaid)
  await openPayment(page)
  await expect(payDialog(page)).toContainText('29,90 €')
  await fillCard(page, cards.paid)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/transaction-completed-bill-paying\?/)
  await expect(page.getByRole('heading', { name: heading.succeeded })).toBeVisible()
  expect(sandbox.checkouts.charges).toMatchObject([paid])
  await page.getByRole('link', { name: 'Zu den Rechnungen' }).click()
  await expect(page.getByText('33,60 €').first()).toBeVisible()
  await expect(button(page, 'Online bezahlen')).toHaveCount(1)
})

test('P5: a wrong card number and date are named under their fields, and nothing is sent', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday', '/bills', postpaid)
  await openPayment(page)
  await payButton(page).click()
  await expect(form(page).getByText('Diese Kartennummer ist nicht richtig.')).toBeVisible()
  await expect(form(page).getByText('Dieses Datum ist nicht richtig.')).toBeVisible()
  await expect(form(page).getByText('Diese Prüfnummer ist nicht richtig.')).toBeVisible()
  await expect(page).toHaveURL(/\/bills$/)
  expect(sandbox.checkouts.charges).toEqual([])
})

test('P5 P8: a card that is declined charges nothing, and the bill stays open', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday', '/bills', postpaid)
  await openPayment(page)
  await fillCard(page, cards.declined)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: heading.failed })).toBeVisible()
  await expect(page.getByText('Bitte sehen Sie bei Ihren Rechnungen nach')).toBeVisible()
  expect(sandbox.checkouts.charges).toEqual([])
  await page.getByRole('link', { name: 'Zu den Rechnungen' }).click()
  await expect(button(page, 'Online bezahlen')).toHaveCount(2)
})

test('P5 P8: the bank asks for a confirmation of a card, which is given', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday', '/bills', postpaid)
  await openPayment(page)
  await fillCard(page, cards.confirmed)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: /3-D Secure/ })).toBeVisible()
  await button(page, 'Bezahlen').click()
  await expect(page.getByRole('heading', { name: heading.succeeded })).toBeVisible()
  expect(sandbox.checkouts.charges).toMatchObject([paid])
})

for (const wallet of ['PayPal', 'Sofort']) {
  test(`P5 P8: a bill is paid by ${wallet}`, async ({ page, visit, sandbox }) => {
    await visit('everyday', '/bills', postpaid)
    await openPayment(page)
    await walletTab(page).click()
    await formButton(page, `Jetzt bezahlen: ${wallet}`).click()
    await expect(page.getByRole('heading', { name: wallet })).toBeVisible()
    await button(page, 'Bezahlen').click()
    await expect(page.getByRole('heading', { name: heading.succeeded })).toBeVisible()
    expect(sandbox.checkouts.charges).toMatchObject([paid])
  })
}

test('P5 P8: whoever cancels at PayPal has paid nothing', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/bills', postpaid)
  await openPayment(page)
  await walletTab(page).click()
  await formButton(page, 'Jetzt bezahlen: PayPal').click()
  await button(page, 'Abbrechen').click()
  await expect(page.getByRole('heading', { name: heading.failed })).toBeVisible()
  expect(sandbox.checkouts.charges).toEqual([])
})

test('B3: a double click prepares one payment, and a double click on pay charges once', async ({
  page,
  visit,
  sandbox,
}) => {
  sandbox.faults.set({ operationId: 'payBill', fault: 'delay', delayMs: 300 })
  await visit('everyday', '/bills', postpaid)
  await button(page, 'Online bezahlen').first().dblclick()
  await fillCard(page, cards.paid)
  await payButton(page).dblclick()
  await expect(page.getByRole('heading', { name: heading.succeeded })).toBeVisible()
  expect(sandbox.requests.filter(({ operationId }) => operationId === 'payBill')).toHaveLength(1)
  expect(sandbox.checkouts.charges).toMatchObject([paid])
})
