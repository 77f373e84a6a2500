import type { Page } from '@playwright/test'
import type { StorageKey } from '../../../src/lib/storage'

/** The contract that has bills: postpaid, two of them open. */
export const postpaid: Partial<Record<StorageKey, string>> = { phone: '436601000011' }

/** Card numbers, by outcome. */
export const cards = {
  paid: '4200 0000 0000 0000',
  declined: '4000 0000 0000 0002',
  confirmed: '4000 0000 0000 3220',
}

export const payDialog = (page: Page) => page.getByRole('dialog', { name: 'Rechnung bezahlen' })
/** The document with the payment provider's form. */
export const form = (page: Page) => page.frameLocator('iframe[title="Zahlung"]')
const formButton = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true })
export const payButton = (page: Page) => formButton(page, 'Jetzt bezahlen')
export const walletTab = (page: Page) => page.getByRole('tab', { name: 'PayPal / Sofort' })
/** Every form of the payment provider in the page. */
export const widgets = (page: Page) => form(page).locator('.wpwl-form, form.paymentWidgets')
export const scripts = (page: Page) => form(page).locator('script[src*="/v1/"]')

/** Opens the payment of the newest open bill, up to the payment provider's form. */
export async function openPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Online bezahlen' }).first().click()
  await payButton(page).waitFor()
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await form(page).frameLocator('.wpwl-control-cardNumber').getByRole('textbox').fill(number)
  await form(page).getByLabel('Gültig bis').fill('12 / 30')
  await form(page).getByLabel('Name auf der Karte').fill('Lena Moser')
  await form(page).frameLocator('.wpwl-control-cvv').getByRole('textbox').fill('123')
}

export async function payByCard(page: Page, number = cards.paid): Promise<void> {
  await fillCard(page, number)
  await payButton(page).click()
}

/** Pays what is open in the form, up to the result. */
export async function pay(page: Page): Promise<void> {
  await payByCard(page)
  await page.getByRole('heading', { name: 'Zahlung erfolgreich' }).waitFor()
}

/** Pays by a wallet, whose page the customer answers by this button. */
export async function payByWallet(page: Page, wallet: string, answer: string): Promise<void> {
  await walletTab(page).click()
  await formButton(page, `Jetzt bezahlen: ${wallet}`).click()
  await page.getByRole('heading', { name: wallet }).waitFor()
  await page.getByRole('button', { name: answer, exact: true }).click()
}
