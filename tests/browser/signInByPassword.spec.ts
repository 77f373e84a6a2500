import { accountHeader } from './support/landmarks'
import { expect, test } from './support/test'

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Benutzername' }).click()
})

test('L1 L5 S1: user name and password sign in, and the token is stored', async ({ page, sandbox }) => {
  await page.getByRole('textbox', { name: 'Benutzername' }).fill('  everyday ')
  const password = page.getByLabel('Passwort', { exact: true })
  await password.fill(' Portal2026 ')
  await password.press('Enter')

  await expect(page).toHaveURL('/')
  await expect(accountHeader(page)).toContainText('436601000001')
  expect(sandbox.requests[0]?.form).toEqual({ username: 'everyday', password: 'Portal2026' })
  const token = await page.evaluate(() => localStorage.getItem('zweiklang.token'))
  expect(sandbox.requests.at(-1)?.headers.Authorization).toBe(`Bearer ${token}`)
})

test('L5: the password can be looked at, and hidden again', async ({ page }) => {
  const password = page.getByLabel('Passwort', { exact: true })
  await password.fill('Portal2026')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Passwort verbergen' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('Portal2026')
})

test('L5: a link leads to whoever forgot the password', async ({ page }) => {
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('L1: Enter in the user name submits, too', async ({ page }) => {
  await page.getByLabel('Passwort', { exact: true }).fill('Portal2026')
  const username = page.getByRole('textbox', { name: 'Benutzername' })
  await username.fill('none')
  await username.press('Enter')
  await expect(page).toHaveURL('/')
})
