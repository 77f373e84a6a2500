import { hold } from './support/held'
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

test('S2: a reload of any page keeps the contract of its tab, whatever another tab chooses', async ({
  page,
  context,
  visit,
}) => {
  await visit('everyday')
  await contractEntry(page, 'Internet zu Hause').click()
  await expect(page).toHaveURL('/internet')
  const other = await context.newPage()
  await other.goto('/')
  await contractEntry(other, '436601000011').click()
  await expect(accountHeader(other)).toContainText('18,75 €')
  await page.goto('/bills')
  await expect(accountHeader(page)).toContainText('Internet zu Hause')
  await other.reload()
  await expect(accountHeader(other)).toContainText('436601000011')
})

test('P4: a reload in the middle of a voucher is told, with what to look at', async ({ page, visit }) => {
  await visit('everyday', '/recharge-credit?tab=voucher')
  const redeeming = await hold(page, '**/api/voucher-topup')
  await page.getByRole('textbox', { name: 'Gutscheincode' }).fill('100020003010')
  await page.keyboard.press('Enter')
  await expect.poll(redeeming.count).toBe(1)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(
    'Wir haben keine Antwort erhalten. Vielleicht ist der Gutschein schon eingelöst',
  )
  expect(redeeming.count()).toBe(1)
})
