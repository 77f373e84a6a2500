import { accountHeader } from './support/landmarks'
import { logOut } from './support/logOut'
import { signIn } from './support/signIn'
import { expect, test } from './support/test'
import { tokenOf } from './support/token'

test('S3: a logout in another tab ends this one', async ({ page, visit, context }) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  const other = await context.newPage()
  await other.goto('/')
  await expect(accountHeader(other)).toContainText('23,40 €')

  await logOut(other)
  await expect(page).toHaveURL('/login')
  await expect(page.locator('body')).not.toContainText('436601000001')
})

test('S3: cleared storage in another tab ends this one', async ({ page, visit, context }) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  const other = await context.newPage()
  await other.goto('/404')
  await other.evaluate(() => localStorage.clear())
  await expect(page).toHaveURL('/login')
})

test('S2: a login in another tab signs this one in', async ({ page, context }) => {
  await page.goto('/login')
  const other = await context.newPage()
  await other.goto('/login')
  await signIn(other, 'empty')
  await expect(accountHeader(page)).toContainText('436601000002')
  await expect(page).toHaveURL('/')
})

test('S2 C3: a login as somebody else in another tab leaves nothing of the former customer here', async ({
  page,
  visit,
  context,
  server,
}) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  const other = await context.newPage()
  await other.goto('/404')
  const token = await tokenOf(server, 'empty')
  await other.evaluate((token) => localStorage.setItem('zweiklang.token', token), token)
  await expect(accountHeader(page)).toContainText('436601000002')
  await expect(page.locator('body')).not.toContainText('436601000001')
  await page.getByRole('button', { name: 'Profil' }).click()
  await expect(page.getByText('Jonas Berger')).toBeVisible()
})
