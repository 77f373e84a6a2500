import { expectAccessible } from './support/axe'
import { content } from './support/landmarks'
import { locales, messages } from './support/messages'
import { expect, test } from './support/test'

for (const locale of locales) {
  const { shell, login, message, notFound, overview } = messages[locale]

  test(`L1 L2 L3: no violation on the login by phone, ${locale}`, async ({ page }) => {
    await page.goto(`/login?lang=${locale}`)
    const phone = page.getByRole('textbox', { name: login.phone })
    await expect(phone).toBeVisible()
    await expectAccessible(page)
    await phone.press('Enter')
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await phone.fill('436601000001')
    await phone.press('Enter')
    await expect(page.getByRole('textbox', { name: login.code })).toBeVisible()
    await expect(page.getByText(message.codeSent)).toBeVisible()
    await expectAccessible(page)
  })

  test(`L5: no violation on the login by password, ${locale}`, async ({ page }) => {
    await page.goto(`/login?lang=${locale}`)
    await page.getByRole('tab', { name: login.byUsername }).click()
    await expect(page.getByLabel(login.password, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(login.password, { exact: true }).press('Enter')
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectAccessible(page)
  })

  for (const path of ['/', '/tv', '/internet', '/customer-support'])
    test(`F4: no violation on ${path} as loaded, ${locale}`, async ({ page, visit }) => {
      await visit('everyday', path, { locale })
      await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status').getByText(shell.loading)).toHaveCount(0)
      await expectAccessible(page)
    })

  test(`F1: no violation on the page of what is not found, ${locale}`, async ({ page }) => {
    await page.goto(`/404?lang=${locale}`)
    await expect(page.getByRole('heading', { name: notFound.heading })).toBeVisible()
    await expectAccessible(page)
  })

  for (const { path, fault } of [
    { path: '/', fault: 'getResources' },
    { path: '/tv', fault: 'getTvTariff' },
    { path: '/internet', fault: 'getInternetTariff' },
    { path: '/bills', fault: 'getMe' },
  ] as const)
    test(`E1: no violation on ${path} after a failed ${fault}, ${locale}`, async ({
      page,
      visit,
      sandbox,
    }) => {
      sandbox.faults.set({ operationId: fault, fault: '500' })
      await visit('everyday', path, { locale })
      await expect(content(page).getByRole('alert')).toHaveText(message.error)
      await expectAccessible(page)
    })

  test(`M1: no violation while units are awaited, ${locale}`, async ({ page, visit }) => {
    await page.route('**/api/resources', () => undefined)
    await visit('everyday', '/', { locale })
    await expect(page.getByRole('region', { name: shell.selectedContract })).toContainText(overview.balance)
    await expectAccessible(page)
  })
}

for (const world of ['empty', 'none', 'odd', 'crowd'] as const)
  test(`M2: no violation on the home of ${world}`, async ({ page, visit }) => {
    await visit(world)
    await expect(page.getByRole('button', { name: 'Profil' })).toBeVisible()
    await expect(content(page).locator('h1, p').first()).toBeVisible()
    await expect(page.getByRole('status').getByText('Wird geladen')).toHaveCount(0)
    await expectAccessible(page)
  })
