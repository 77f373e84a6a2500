import { content, toasts } from './support/landmarks'
import { expect, test } from './support/test'

test('L6 L7: whoever forgot the password sets a new one by the link of the e-mail, and signs in', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Benutzername' }).click()
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await page.getByRole('textbox', { name: 'Benutzername' }).fill(' everyday ')
  await page.getByRole('button', { name: 'Neues Passwort anfordern' }).click()
  await expect(page.getByText('Bitte sehen Sie in Ihren E-Mails nach.')).toBeVisible()

  const link = sandbox.outbox[0]?.link ?? ''
  await page.goto(link)
  await expect(page.getByLabel('Neues Passwort')).toBeFocused()
  await page.keyboard.type('Winter2026')
  await page.getByLabel('Passwort wiederholen').fill('Winter2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(toasts(page)).toContainText('Aktivierung erfolgreich')

  await page.getByRole('tab', { name: 'Benutzername' }).click()
  await page.getByRole('textbox', { name: 'Benutzername' }).fill('everyday')
  await page.getByLabel('Passwort', { exact: true }).fill('Winter2026')
  await page.keyboard.press('Enter')
  await expect(content(page).getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
})

test('L7: a link made up leads to the start page; its token is handed on as it stands there', async ({
  page,
  sandbox,
}) => {
  await page.goto('/reset-password/a%252Fb/50%25%2Fc')
  await expect(page).toHaveURL('/login')
  await expect(toasts(page)).toContainText('Der Link ist ungültig oder abgelaufen.')
  const asked = sandbox.requests.find(({ operationId }) => operationId === 'checkReset')
  expect(asked?.form).toEqual({ token: 'a%2Fb/50%/c' })
})
