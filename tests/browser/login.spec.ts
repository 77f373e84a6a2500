import { fillIn } from '../extensions'
import { content, toasts } from './support/landmarks'
import { button } from './support/payment'
import { expect, test } from './support/test'

test('L5: what a password manager fills in signs in, with and without events', async ({ page, sandbox }) => {
  for (const events of [['input', 'change'], []]) {
    await page.goto('/login')
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.getByRole('tab', { name: 'Benutzername' }).click()
    await page.locator('input[autocomplete=username]').evaluate(fillIn, { text: 'everyday', events })
    await page.locator('input[type=password]').evaluate(fillIn, { text: 'Portal2026', events })
    await button(page, 'Anmelden').click()
    await expect(content(page).getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  }
  expect(sandbox.requests.filter(({ operationId }) => operationId === 'loginWithPassword')).toHaveLength(2)
})

test('L6 L7: the link of the e-mail sets a new password, which signs in', async ({ page, sandbox }) => {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Benutzername' }).click()
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await page.getByRole('textbox', { name: 'Benutzername' }).fill(' everyday ')
  await button(page, 'Neues Passwort anfordern').click()
  await expect(page.getByText('Bitte sehen Sie in Ihren E-Mails nach.')).toBeVisible()

  await page.goto(sandbox.outbox[0]?.link ?? '')
  await expect(field('Neues Passwort')).toBeFocused()
  await page.keyboard.type('Winter2026')
  await field('Passwort wiederholen').fill('Winter2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(toasts(page)).toContainText('Aktivierung erfolgreich')

  await page.getByRole('tab', { name: 'Benutzername' }).click()
  await page.getByRole('textbox', { name: 'Benutzername' }).fill('everyday')
  await field('Passwort').fill('Winter2026')
  await page.keyboard.press('Enter')
  await expect(content(page).getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
})

test('S6: the address decides about the language, then what is stored, then German', async ({ page }) => {
  for (const [query, stored, heading, kept] of [
    ['', null, 'Anmelden', null],
    ['?lang=sr', null, 'Prijava', 'sr'],
    ['?lang=de', 'sr', 'Anmelden', 'de'],
    ['?lang=fr', 'sr', 'Anmelden', 'de'],
    ['', 'sr', 'Prijava', 'sr'],
    ['', 'rubbish', 'Anmelden', 'rubbish'],
  ] as const)
    await test.step(`"${query}" with ${stored} stored`, async () => {
      await page.goto('/favicon.svg')
      await page.evaluate((locale) => {
        localStorage.clear()
        if (locale) localStorage.setItem('zweiklang.locale', locale)
      }, stored)
      await page.goto(`/login${query}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('zweiklang.locale'))).toBe(kept)
    })
})
