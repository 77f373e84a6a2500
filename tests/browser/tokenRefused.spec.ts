import { content, contractEntry, contractMenu, toasts } from './support/landmarks'
import { signIn } from './support/signIn'
import { expect, test } from './support/test'

const message = 'Ihre Sitzung ist nicht mehr gültig. Bitte melden Sie sich erneut an.'

test('S4: a token that ran out in the middle of a visit leads to the login, with one message', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday')
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  // The last of what the page asks for.
  await expect(page.getByText('Ihr Guthaben reicht.')).toBeVisible()
  sandbox.clock.advance(2 * 60 * 60_000)
  await contractEntry(page, '436601000011').click()

  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  await expect(toasts(page).getByText(message)).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('zweiklang.token'))).toBeNull()
  await expect(page.locator('body')).not.toContainText('436601')
})

for (const status of [200, 401])
  test(`S4: a refusal with status ${status} of any call counts`, async ({ page, visit, sandbox }) => {
    sandbox.faults.set({ operationId: 'getNotifications', fault: 'tokenRefused', status })
    await visit('everyday')
    await expect(page).toHaveURL('/login')
    await expect(toasts(page).getByText(message)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  })

test('S4: a stored token that is not valid leads to the login before anything is shown', async ({
  page,
  visit,
  sandbox,
}) => {
  sandbox.faults.set({ operationId: 'getMe', fault: 'tokenRefused' })
  await visit('everyday', '/bills')
  await expect(page).toHaveURL('/login')
  await expect(toasts(page).getByText(message)).toBeVisible()
  await expect(contractMenu(page)).toHaveCount(0)
})

test('S4: after a refusal the customer signs in again', async ({ page, visit, sandbox }) => {
  sandbox.faults.set({ operationId: 'getResources', fault: 'tokenRefused', times: 1 })
  await visit('everyday')
  await expect(page).toHaveURL('/login')
  await signIn(page, 'everyday')
  await expect(page).toHaveURL('/')
  await expect(content(page).getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
})
