/** Landmarks of every page, and common actions of a customer. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { type CustomerName, demoAccounts } from '../../../sandbox/customers'

export const button = (page: Page | FrameLocator, name: string) =>
  page.getByRole('button', { name, exact: true })
export const heading = (page: Page, name?: string) => content(page).getByRole('heading', { level: 1, name })

/** The blue header with the selected contract. */
export const accountHeader = (page: Page) => page.getByRole('region', { name: 'Ausgewählter Vertrag' })
/** The menu of contracts. */
export const contractMenu = (page: Page) => page.getByRole('navigation', { name: 'Verträge' })
/** A contract of the menu, by the beginning of its name. */
export const contractEntry = (page: Page, name: string) =>
  contractMenu(page).getByRole('button', { name: new RegExp(`^${name.replace('+', '\\+')}`) })
/** The page without the shell. */
export const content = (page: Page) => page.getByRole('main')
/** The messages over the page. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Meldungen' })

/** Signs in by user name and password; the page shows the login. */
export async function signIn(page: Page | FrameLocator, account: CustomerName): Promise<void> {
  const { username, password } = demoAccounts[account]
  await page.getByRole('tab', { name: 'Benutzername' }).click()
  await page.getByRole('textbox', { name: 'Benutzername' }).fill(username)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await button(page, 'Anmelden').click()
}

/** Logs out by the profile menu, and confirms. */
export async function logOut(page: Page): Promise<void> {
  await button(page, 'Profil').click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
}

/** More presses than any page has stops. */
const MAX_PRESSES = 80
const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'End', 'Enter', 'Space', 'Tab']

/** Presses Tab until the control has the focus; then presses each key there, or types each text. */
export async function operate(control: Locator, ...input: string[]): Promise<void> {
  const { keyboard } = control.page()
  await expect(control).toBeVisible()
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) break
    await keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
  for (const one of input) await (keys.includes(one) ? keyboard.press(one) : keyboard.type(one))
}
