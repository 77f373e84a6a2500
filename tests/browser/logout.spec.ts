import { accountHeader, content } from './support/landmarks'
import { logOut } from './support/logOut'
import { fetchedOverlays } from './support/overlays'
import { expect, test } from './support/test'

test.beforeEach(async ({ page, visit }) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
})

const storedKeys = () =>
  Object.keys(localStorage).filter((key) => key !== 'zweiklang.locale' && key.startsWith('zweiklang.'))

test('S3: the logout works without a network', async ({ page, context }) => {
  await fetchedOverlays(page)
  await context.setOffline(true)
  await logOut(page)
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(storedKeys)).toEqual([])
})

test('S3: the back button brings nothing of the customer back', async ({ page, sandbox }) => {
  await page.getByRole('link', { name: 'Kundenservice' }).click()
  await expect(content(page).getByRole('heading', { level: 1 })).toBeFocused()
  await logOut(page)
  await expect(page).toHaveURL('/login')
  sandbox.requests.length = 0
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('body')).not.toContainText('Lena Moser')
  expect(sandbox.requests).toEqual([])
})
