import { accountHeader, contractEntry, contractMenu } from './support/landmarks'
import { expect, test } from './support/test'

test('S2: a reload keeps the page and the chosen contract, without a new login', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday')
  await contractEntry(page, '436601000011').click()
  await expect(accountHeader(page)).toContainText('18,75 €')
  await contractMenu(page).getByRole('link', { name: 'Verbindungen' }).click()
  await expect(page).toHaveURL('/listing')

  sandbox.requests.length = 0
  await page.reload()
  await expect(accountHeader(page)).toContainText('436601000011')
  await expect(accountHeader(page)).toContainText('18,75 €')
  await expect(page).toHaveURL('/listing')
  await expect(page.getByRole('button', { name: 'Benachrichtigungen, 2 ungelesen' })).toBeVisible()
  const asked = () => sandbox.requests.map(({ path }) => path)
  expect(asked()).toContain('/api/me/436601000011')
  await expect.poll(asked).toContain('/api/notifications')
})

for (const { home, name } of [
  { home: '/tv', name: 'Fernsehen zu Hause' },
  { home: '/internet', name: 'Internet zu Hause' },
])
  test(`S2: a reload of ${home} finds its contract again`, async ({ page, visit }) => {
    await visit('everyday')
    await contractEntry(page, name).click()
    await expect(page).toHaveURL(home)
    await page.reload()
    await expect(accountHeader(page)).toContainText(name)
    await expect(page).toHaveURL(home)
  })
