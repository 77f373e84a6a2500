import { contractEntry, contractMenu } from './support/landmarks'
import { expect, test } from './support/test'

test('F10 N1: the bell counts what is unread and opens the list', async ({ page, visit }) => {
  await visit('everyday')
  const bell = page.getByRole('button', { name: 'Benachrichtigungen, 2 ungelesen' })
  const drawn = bell.locator('[data-count]')
  expect(await drawn.evaluate((count) => getComputedStyle(count, '::after').content)).toContain('2')
  await expect(drawn).toBeInViewport()
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Benachrichtigungen' })
  await expect(panel.getByRole('listitem')).toHaveCount(4)
  await expect(panel).toContainText('Doppeltes Datenvolumen im Winter')
  await expect(panel).toContainText('Bis Ende Februar surfen Sie mit doppeltem Datenvolumen.')
  await panel
    .getByRole('listitem')
    .filter({ hasText: 'Doppeltes Datenvolumen im Winter' })
    .getByRole('link', { name: 'Mehr' })
    .click()
  await expect(page).toHaveURL('/notification/4')
  await expect(panel).toBeHidden()
})

test('the back button goes back through pages and contracts', async ({ page, visit }) => {
  await visit('everyday')
  await contractMenu(page).getByRole('link', { name: 'Rechnungen' }).click()
  await expect(page).toHaveURL('/bills')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/bills')

  await contractEntry(page, 'Fernsehen zu Hause').click()
  await expect(page).toHaveURL('/tv')
  await page.goBack()
  await expect(page).toHaveURL('/bills')
})
