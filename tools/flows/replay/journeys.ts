import { expect, type Page } from '@playwright/test'
import { contractMenu } from '../../../tests/browser/support/landmarks'
import { signIn } from '../../../tests/browser/support/signIn'

/** What is recorded, by the name of its file in `atlas/recordings/`. */
export const journeys: Record<string, (page: Page) => Promise<void>> = {
  'tariff-missing-funds': async (page) => {
    await openFromMenu(page, 'Mein Tarif')
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Mtel Free L' }) })
    await card.getByRole('button', { name: 'Aktivieren' }).click()
    await page.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(page.getByRole('dialog', { name: 'nicht aus' })).toBeVisible()
  },
  'top-up-by-voucher': async (page) => {
    await openFromMenu(page, 'Guthaben aufladen')
    await page.getByRole('tab', { name: 'Gutschein' }).click()
    const code = page.getByRole('textbox', { name: 'Gutscheincode' })
    const submit = page.getByRole('button', { name: 'Aufladen', exact: true })
    await code.fill('1000 2000 9999')
    await submit.click()
    const messages = page.getByRole('region', { name: 'Meldungen' })
    await expect(messages).toContainText('Fehler')
    await code.fill('1000 2000 3010')
    await submit.click()
    await expect(messages).toContainText('erfolgreich')
  },
}

/** From the login on, as a customer would begin. */
export async function walk(page: Page, journey: (page: Page) => Promise<void>): Promise<void> {
  await page.goto('/login?inspect')
  await signIn(page, 'everyday')
  await journey(page)
}

const openFromMenu = (page: Page, link: string) =>
  contractMenu(page).getByRole('link', { name: link }).click()
