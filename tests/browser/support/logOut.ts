import type { Page } from '@playwright/test'

/** Logs out by the profile menu, and confirms. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profil' }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  const question = page.getByRole('dialog', { name: 'Möchten Sie sich abmelden?' })
  await question.getByRole('button', { name: 'Abmelden' }).click()
}
