import { expectAccessible, looks } from './support/axe'
import { locales, messages } from './support/messages'
import { expect, test } from './support/test'

for (const locale of locales) {
  const { shell, login, message, overview } = messages[locale]

  test(`L1 L2 L3: no violation on the login by phone, ${locale}`, async ({ page }) => {
    await page.goto(`/login?lang=${locale}`)
    const phone = page.getByRole('textbox', { name: login.phone })
    await expect(phone).toBeVisible()
    await expectAccessible(page, looks[locale])
    await phone.press('Enter')
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, looks[locale])
    await phone.fill('436601000001')
    await phone.press('Enter')
    await expect(page.getByRole('textbox', { name: login.code })).toBeVisible()
    await expect(page.getByText(message.codeSent)).toBeVisible()
    await expectAccessible(page, looks[locale])
  })

  test(`L5: no violation on the login by password, ${locale}`, async ({ page }) => {
    await page.goto(`/login?lang=${locale}`)
    await page.getByRole('tab', { name: login.byUsername }).click()
    await expect(page.getByLabel(login.password, { exact: true })).toBeVisible()
    await expectAccessible(page, looks[locale])
    await page.getByLabel(login.password, { exact: true }).press('Enter')
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectAccessible(page, looks[locale])
  })

  test(`M1: no violation while units are awaited, ${locale}`, async ({ page, visit }) => {
    await page.route('**/api/resources', () => undefined)
    await visit('everyday', '/', { locale })
    await expect(page.getByRole('region', { name: shell.selectedContract })).toContainText(overview.balance)
    await expectAccessible(page, looks[locale])
  })
}
