import { contractEntry, contractMenu } from './support/landmarks'
import { closeByEscape } from './support/overlays'
import { expect, test } from './support/test'

const stored = () => localStorage.getItem('zweiklang.sidebarExtended')

test.describe('below 1024 px', () => {
  test.use({ viewport: { width: 1023, height: 800 } })

  test('F12: the menu lies over the page, closes on a change of page, and that is stored', async ({
    page,
    visit,
  }) => {
    await visit('everyday')
    const button = page.getByRole('button', { name: 'Menü' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(contractMenu(page)).toHaveCount(0)
    await button.click()
    const sheet = page.getByRole('dialog', { name: 'Menü' })
    await expect(sheet.getByRole('link', { name: 'Einstellungen' })).toBeVisible()
    expect(await page.evaluate(stored)).toBe('true')

    await contractMenu(page).getByRole('link', { name: 'Rechnungen' }).click()
    await expect(page).toHaveURL('/bills')
    await expect(sheet).toBeHidden()
    expect(await page.evaluate(stored)).toBe('false')
  })

  test('F12 F11: the choice of a contract of another kind closes it, too', async ({ page, visit }) => {
    await visit('everyday')
    await page.getByRole('button', { name: 'Menü' }).click()
    await contractEntry(page, 'Fernsehen zu Hause').click()
    await expect(page).toHaveURL('/tv')
    await expect(contractMenu(page)).toHaveCount(0)
  })

  test('F12: Escape closes the menu and gives the focus back', async ({ page, visit }) => {
    await visit('everyday')
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
    await closeByEscape(page)
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menü' })).toBeFocused()
  })
})

test.describe('from 1024 px on', () => {
  test.use({ viewport: { width: 1024, height: 800 } })

  test('F12: the menu stands beside the page and stays on a change of page', async ({ page, visit }) => {
    await visit('everyday')
    await contractMenu(page).getByRole('link', { name: 'Rechnungen' }).click()
    await expect(page).toHaveURL('/bills')
    await expect(contractMenu(page)).toBeVisible()
  })

  test('F12: closed by the customer, it stays closed after a reload', async ({ page, visit }) => {
    await visit('everyday')
    await expect(contractMenu(page)).toBeVisible()
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(contractMenu(page)).toHaveCount(0)
    expect(await page.evaluate(stored)).toBe('false')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Menü' })).toHaveAttribute('aria-expanded', 'false')
    await expect(contractMenu(page)).toHaveCount(0)
  })
})
