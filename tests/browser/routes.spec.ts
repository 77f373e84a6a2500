import { content } from './support/landmarks'
import { logOut } from './support/logOut'
import { authenticatedPaths, resetPath } from './support/paths'
import { expect, test } from './support/test'

test('F1: an unknown path leads to /404, whose button leads to the start', async ({ page, visit }) => {
  await visit('everyday', '/no-such/page?x=1')
  await expect(page).toHaveURL('/404')
  await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible()
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
})

test('F2: without a token every page of a customer leads to the login', async ({ page, sandbox }) => {
  for (const path of authenticatedPaths) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  expect(sandbox.requests).toEqual([])
})

test('F1 F2: the pages for everybody open without a token', async ({ page, sandbox, server }) => {
  const open = [
    '/login',
    '/forgot-password',
    await resetPath(sandbox, server.origin),
    '/404',
    '/mobile-payment',
    '/transaction-completed-mobile',
  ]
  for (const path of open) {
    await page.goto(path)
    await expect(content(page).getByRole('heading').first()).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test('F3: the login with a token leads to the home of the contract', async ({ page, visit }) => {
  await visit('everyday', '/login')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
})

test('F1: paths match whatever the case of their letters', async ({ page, visit }) => {
  await visit('everyday', '/tariffs')
  await expect(content(page).getByRole('heading').first()).toBeVisible()
  await expect(page).toHaveURL('/tariffs')
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
