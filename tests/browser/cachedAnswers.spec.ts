import { demoAccounts } from '../../sandbox/worlds'
import { accountHeader, contractMenu } from './support/landmarks'
import { logOut } from './support/logOut'
import { expect, test } from './support/test'

test('S3: no browser keeps answers for whoever signs in next, even if the provider lets it', async ({
  page,
  visit,
  sandbox,
}) => {
  sandbox.faults.set({ operationId: '*', fault: 'cacheable' })
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  await logOut(page)
  const { username, password } = demoAccounts.crowd
  await page.getByRole('tab', { name: 'Benutzername' }).click()
  await page.getByRole('textbox', { name: 'Benutzername' }).fill(username)
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password)
  await page.getByRole('textbox', { name: 'Passwort' }).press('Enter')
  await expect(accountHeader(page)).toContainText('€')
  await expect(page.locator('body')).not.toContainText('436601000001')
  await expect(contractMenu(page).getByRole('searchbox')).toBeVisible()
})
