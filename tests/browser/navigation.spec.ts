import { contractEntry, contractMenu } from './support/landmarks'
import { closeByEscape } from './support/overlays'
import { expect, test } from './support/test'

test('F7 F8: logo and links follow the contract', async ({ page, visit }) => {
  await visit('everyday', '/bills')
  const logo = page.getByRole('link', { name: 'Startseite' })
  const links = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link')
  await expect(logo).toHaveAttribute('href', '/')
  await expect(links).toHaveText(['Einstellungen', 'Kundenservice'])

  await contractEntry(page, 'Fernsehen zu Hause').click()
  await expect(logo).toHaveAttribute('href', '/tv')
  await expect(links).toHaveText(['Geräte', 'Kundenservice'])
  await links.first().click()
  await expect(page).toHaveURL('/device')
  await logo.click()
  await expect(page).toHaveURL('/tv')

  await contractEntry(page, 'Internet zu Hause').click()
  await expect(logo).toHaveAttribute('href', '/internet')
  await expect(links).toHaveText(['Kundenservice'])
})

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

test('F10: without anything unread the bell is only a bell', async ({ page, visit }) => {
  await visit('empty')
  await page.getByRole('button', { name: 'Benachrichtigungen', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Benachrichtigungen' })
  await expect(panel).toContainText('Sie haben keine Benachrichtigungen.')
  await panel.getByRole('button', { name: 'Schließen' }).click()
  await expect(panel).toBeHidden()
})

test('F10: the profile shows name and address', async ({ page, visit }) => {
  await visit('everyday')
  await page.getByRole('button', { name: 'Profil' }).click()
  const menu = page.getByRole('menu')
  for (const text of ['Lena Moser', 'Lindengasse 12/4', '1070 Wien']) await expect(menu).toContainText(text)
  await closeByEscape(page)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Profil' })).toBeFocused()
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
