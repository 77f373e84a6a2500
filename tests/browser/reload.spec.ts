import { hold } from './support/held'
import { accountHeader, contractEntry } from './support/landmarks'
import { expect, test } from './support/test'

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
