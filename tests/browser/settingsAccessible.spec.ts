import type { Page } from '@playwright/test'
import { expectAccessible, looks } from './support/axe'
import { eachLanguage } from './support/eachLanguage'
import { content } from './support/landmarks'
import { messages } from './support/messages'
import { resetPath } from './support/paths'
import { expect, test } from './support/test'

/** The page stands once its part that is loaded has come. */
async function expectLoaded(page: Page, selector: string): Promise<void> {
  await expect(content(page).locator(selector).first()).toBeVisible()
}

eachLanguage((locale) => {
  const { shell, login, message, password, support } = messages[locale]

  test(`L6 L7: no violation on the way to a new password, ${locale}`, async ({ page, sandbox, server }) => {
    await page.goto(`/forgot-password?lang=${locale}`)
    const username = page.getByRole('textbox', { name: login.username })
    await username.press('Enter')
    await expect(username).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, looks[locale])
    await username.fill('everyday')
    await username.press('Enter')
    await expect(page.getByText(password.requested)).toBeVisible()
    await expectAccessible(page, looks[locale])
    await page.goto(await resetPath(sandbox, server.origin))
    await page.getByLabel(password.newPassword, { exact: true }).press('Enter')
    await expect(page.getByText(message.fieldsEmpty).first()).toBeVisible()
    await expectAccessible(page, looks[locale])
  })

  test(`T10: no violation on the TV password, ${locale}`, async ({ page, visit }) => {
    await visit('everyday', '/tv', { locale })
    await page.getByRole('link', { name: shell.tvMenu.password }).click()
    await expectLoaded(page, 'input')
    await expectAccessible(page, looks[locale])
  })

  test(`H2: no violation where a request is too short, ${locale}`, async ({ page, visit }) => {
    await visit('everyday', '/customer-support', { locale })
    await page.getByRole('button', { name: support.submit }).click()
    await expect(page.getByText(support.tooShort)).toBeVisible()
    await expectAccessible(page, looks[locale])
  })

  test(`G1: no violation in the modal of consents, ${locale}`, async ({ page, visit }) => {
    await visit('consents', '/', { locale })
    await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible()
    await expectAccessible(page, looks[locale])
  })
})
