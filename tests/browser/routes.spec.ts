import { content } from './support/landmarks'
import { logOut } from './support/logOut'
import { authenticatedPaths } from './support/paths'
import { expect, test } from './support/test'

test('F2: without a token every page of a customer leads to the login', async ({ page, sandbox }) => {
  for (const path of authenticatedPaths) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  expect(sandbox.requests).toEqual([])
})

test('F5: each change of page sets the fixed title anew, and moves the focus to the heading', async ({
  page,
  visit,
}) => {
  await visit('everyday')
  await expect(page).toHaveTitle('Zweiklang Kundenportal')
  await page.evaluate(() => {
    document.title = 'something else'
  })
  await page.getByRole('link', { name: 'Kundenservice' }).click()
  await expect(page).toHaveURL('/customer-support')
  await expect(page).toHaveTitle('Zweiklang Kundenportal')
  await expect(content(page).getByRole('heading', { level: 1 })).toBeFocused()
})

test('F5: a way that ends elsewhere moves the focus to the heading, too', async ({ page, visit }) => {
  await visit('everyday', '/bills')
  await expect(content(page).getByRole('heading').first()).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeFocused()
  await page.getByRole('tab', { name: 'Benutzername' }).click()
  await page.getByRole('textbox', { name: 'Benutzername' }).fill('everyday')
  await page.getByLabel('Passwort', { exact: true }).fill('Portal2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeFocused()
})
