import type { Page } from '@playwright/test'
import { demoAccounts, type WorldName } from '../../../sandbox/worlds'

/** Signs in by user name and password; the page shows the login. */
export async function signIn(page: Page, account: WorldName): Promise<void> {
  const { username, password } = demoAccounts[account]
  await page.getByRole('tab', { name: 'Benutzername' }).click()
  await page.getByRole('textbox', { name: 'Benutzername' }).fill(username)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}
