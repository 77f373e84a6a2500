import type { Page } from '@playwright/test'
import { accountHeader } from './support/landmarks'
import { expect, test } from './support/test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Zahlung bestätigen' })
const asked = ({ requests }: { requests: { operationId: string }[] }) =>
  requests.filter(({ operationId }) => operationId === 'prepareTopUp')

/** Orders 20 euro for the own number, up to the confirmation. */
async function order(page: Page) {
  await button(page, '20 €').click()
  await button(page, 'Aufladen').click()
  await expect(dialog(page)).toBeVisible()
}

test('P1 P2: from the amount to the payment page and back, one charge', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/recharge-credit')
  await page.getByLabel('Betrag').fill('10,50')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('10,50 €')
  await button(page, 'Weiter zur Zahlung').click()
  await expect(page).toHaveURL(/\/pay\//)
  await expect(page.getByText('10,50 €')).toBeVisible()
  await button(page, 'Bezahlen').click()
  await expect(page).toHaveURL(/\/transaction-completed\?/)
  await expect(accountHeader(page)).toContainText('33,90 €')
  expect(sandbox.checkouts.charges).toMatchObject([{ amount: 10.5, purpose: '436601000001' }])
  expect(asked(sandbox)).toHaveLength(1)
})

test('P2: Enter held down opens the confirmation and goes no further', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/recharge-credit')
  await page.getByLabel('Betrag').fill('20')
  for (let count = 0; count < 5; count++) {
    await page.keyboard.down('Enter')
    await expect(dialog(page)).toBeVisible()
  }
  await page.keyboard.up('Enter')
  expect(asked(sandbox)).toEqual([])
})

test('P2: a double click and Enter held down on the button ask once', async ({ page, visit, sandbox }) => {
  sandbox.faults.set({ operationId: 'prepareTopUp', fault: 'delay', delayMs: 500 })
  await visit('everyday', '/recharge-credit')
  await order(page)
  await button(page, 'Weiter zur Zahlung').dblclick()
  for (let count = 0; count < 5; count++) await page.keyboard.down('Enter')
  await expect(page).toHaveURL(/\/pay\//)
  expect(asked(sandbox)).toHaveLength(1)
})

test('P2: back by the back button, the form works; the same payment in two tabs is charged once', async ({
  page,
  context,
  visit,
  sandbox,
}) => {
  await visit('everyday', '/recharge-credit')
  await order(page)
  await button(page, 'Weiter zur Zahlung').click()
  await expect(page).toHaveURL(/\/pay\//)
  const other = await context.newPage()
  await other.goto(page.url())
  await button(page, 'Bezahlen').click()
  await expect(page).toHaveURL(/\/transaction-completed\?/)
  await button(other, 'Bezahlen').click()
  await expect(other).not.toHaveURL(/\/pay\//)
  expect(sandbox.checkouts.charges).toHaveLength(1)
  await page.goBack()
  await page.goBack()
  await order(page)
  await button(page, 'Abbrechen').click()
  expect(asked(sandbox)).toHaveLength(1)
  expect(sandbox.checkouts.charges).toHaveLength(1)
})
