import type { Page } from '@playwright/test'
import type { OperationId } from '../../sandbox/document'
import type { Sandbox } from '../../sandbox/sandbox'
import { accountHeader, button, operate } from './support/customer'
import { expect, test } from './support/test'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Zahlung bestätigen' })
const prepareTopUp: OperationId = 'prepareTopUp'
const orders = ({ requests }: Sandbox) => requests.filter((one) => one.operationId === prepareTopUp).length

test('P1 P2: a top-up by keyboard charges once', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/recharge-credit')
  await operate(page.getByRole('textbox', { name: 'Betrag' }), '10,50', 'Enter')
  await expect(dialog(page)).toContainText('10,50 €')
  await operate(button(page, 'Weiter zur Zahlung'), 'Enter')
  await expect(page).toHaveURL(/\/pay\//)
  await expect(page.getByText('10,50 €')).toBeVisible()
  await button(page, 'Bezahlen').click()
  await expect(page).toHaveURL(/\/transaction-completed\?/)
  await expect(accountHeader(page)).toContainText('33,90 €')
  expect(sandbox.checkouts.charges).toMatchObject([{ amount: 10.5, purpose: '436601000001' }])
  expect(orders(sandbox)).toBe(1)
})

test('P2: a held Enter confirms nothing, a double click only once', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/recharge-credit')
  await page.getByLabel('Betrag').fill('20')
  for (let count = 0; count < 5; count++) {
    await page.keyboard.down('Enter')
    await expect(dialog(page)).toBeVisible()
  }
  await page.keyboard.up('Enter')
  expect(orders(sandbox)).toBe(0)
  sandbox.faults.set({ operationId: prepareTopUp, fault: 'delay', delayMs: 500 })
  await button(page, 'Weiter zur Zahlung').dblclick()
  for (let count = 0; count < 5; count++) await page.keyboard.down('Enter')
  await expect(page).toHaveURL(/\/pay\//)
  expect(orders(sandbox)).toBe(1)
})
