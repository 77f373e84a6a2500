import { tabTo } from './support/focus'
import { hold } from './support/held'
import { accountHeader, content, contractEntry } from './support/landmarks'
import { expect, test } from './support/test'

test('L1 L2 L3: sign in by keyboard alone', async ({ page, sandbox }) => {
  await page.goto('/login')
  const phone = page.getByRole('textbox', { name: 'Telefonnummer' })
  await tabTo(page, phone)
  await page.keyboard.type('436601000001')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'SMS-Code' })).toBeFocused()
  await page.keyboard.type(sandbox.outbox[0]?.code ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(content(page).getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
})

test('L1 L5: the tabs of the login answer to the arrows', async ({ page }) => {
  await page.goto('/login')
  await tabTo(page, page.getByRole('tab', { name: 'Telefonnummer' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Benutzername' })).toBeFocused()
  await tabTo(page, page.getByRole('textbox', { name: 'Benutzername' }))
  await page.keyboard.type('everyday')
  await tabTo(page, page.getByRole('button', { name: 'Passwort anzeigen' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('textbox', { name: 'Passwort' })).toHaveAttribute('type', 'text')
})

test('F11 C1: choose a contract by keyboard alone', async ({ page, visit }) => {
  await visit('everyday')
  await tabTo(page, contractEntry(page, '436601000011'))
  await page.keyboard.press('Enter')
  await expect(accountHeader(page)).toContainText('18,75 €')
  await expect(contractEntry(page, '436601000011')).toBeFocused()
})

test('M6: open and close the bonus by keyboard alone', async ({ page, visit }) => {
  await visit('everyday')
  const opener = page.getByRole('button', { name: 'Bonus anzeigen' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const bonus = page.getByRole('dialog', { name: 'Ihr Bonus' })
  await tabTo(page, bonus.getByRole('button', { name: 'Schließen' }))
  await page.keyboard.press('Tab')
  await expect(bonus.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(bonus).toBeHidden()
  await expect(opener).toBeFocused()
})

test('S3 F10: log out by keyboard alone', async ({ page, visit }) => {
  await visit('everyday')
  await tabTo(page, page.getByRole('button', { name: 'Profil' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Möchten Sie sich abmelden?' })
  await tabTo(page, question.getByRole('button', { name: 'Abmelden' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('F12 F8: open the menu and go to the support by keyboard alone', async ({ page, visit }) => {
    await visit('everyday')
    await tabTo(page, page.getByRole('button', { name: 'Menü' }))
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await tabTo(page, menu.getByRole('link', { name: 'Kundenservice' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/customer-support')
    await expect(content(page).getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test('the first stop of the Tab key leads past the navigation', async ({ page, visit }) => {
  await visit('everyday')
  await expect(content(page).getByRole('button', { name: 'Information zu Treuepunkte' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(content(page).locator(':focus')).toHaveCount(1)
})

test('a button whose explanation is still on its way keeps the focus when it comes', async ({
  page,
  visit,
}) => {
  const explanation = await hold(page, '**/assets/Explanation-*.js')
  await visit('everyday')
  const button = content(page).getByRole('button', { name: 'Information zu Mtel Free M' })
  await button.focus()
  await expect(button).toHaveAttribute('aria-busy')
  explanation.release()
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(button).toBeFocused()
})
