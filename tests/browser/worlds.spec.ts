import { accountHeader, content, contractMenu, toasts } from './support/landmarks'
import { expect, test } from './support/test'

test('M2 F11: a customer with nothing to show is told so', async ({ page, visit }) => {
  await visit('empty')
  await expect(accountHeader(page)).toContainText('0,00 €')
  await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(content(page)).toContainText('Für diesen Vertrag gibt es derzeit keine Einheiten.')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('S1 F11: a customer without a contract is told so, and can log out', async ({ page, visit }) => {
  await visit('none')
  await expect(content(page)).toContainText('Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.')
  await expect(contractMenu(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Profil' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kundenservice' })).toBeVisible()
})

test('F11 C1: a thousand contracts are searched, never listed all at once', async ({ page, visit }) => {
  await visit('crowd')
  const entries = contractMenu(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
  await expect(entries.first()).toBeVisible()
  expect(await entries.count()).toBeLessThanOrEqual(60)
  await expect(page.getByText('1.000 Verträge')).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Vertrag suchen' })
  await search.fill('436603000997')
  await expect(entries).toHaveCount(1)
  await entries.getByRole('button').click()
  await expect(accountHeader(page)).toContainText('436603000997')
  await search.fill('no such contract')
  await expect(contractMenu(page)).toContainText('Kein Vertrag gefunden.')
  await expect(page.getByRole('button', { name: 'Benachrichtigungen, 120 ungelesen' })).toBeVisible()
})

test('F11: more of a thousand contracts come step by step', async ({ page, visit }) => {
  await visit('crowd')
  const entries = contractMenu(page).getByRole('button', { name: /^43660/ })
  await expect(entries).toHaveCount(20)
  await contractMenu(page).getByRole('button', { name: 'Weitere Verträge anzeigen' }).first().click()
  await expect(entries).toHaveCount(40)
})

test('M3 M4 M5: gaps and markup in the data are shown sensibly', async ({ page, visit }) => {
  await visit('odd')
  const main = content(page)
  await expect(accountHeader(page)).toContainText('Guthaben–')
  await expect(main.getByRole('heading', { level: 3, name: '<b>Fett</b> & "Zitat"' })).toBeVisible()
  await expect(page).toHaveTitle('Zweiklang Kundenportal')
  const bar = (name: string) => page.getByRole('progressbar', { name: `${name}: verbleibend` })
  await expect(bar('Mehr als am Anfang')).toHaveAttribute('aria-valuenow', '100')
  await expect(bar('Unter null')).toHaveAttribute('aria-valuenow', '0')
  await expect(bar('Anfangswert null')).toHaveCount(0)
  await expect(bar('Ohne Guthaben')).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Information zu Unter null' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Information zu Mehr als am Anfang' })).toHaveCount(0)
  await expect(toasts(page)).toHaveText('')
})

test('S6: storage that is refused or full does not stop a visit', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/login?lang=sr')
  await page.getByRole('tab', { name: 'Korisničko ime' }).click()
  await page.getByRole('textbox', { name: 'Korisničko ime' }).fill('everyday')
  await page.getByLabel('Lozinka', { exact: true }).fill('Portal2026')
  await page.getByRole('button', { name: 'Prijavi se', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
})
