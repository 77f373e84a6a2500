import { expect, test } from './support/test'

for (const { phone, message } of [
  { phone: '436609999999', message: 'Benutzer existiert nicht.' },
  { phone: '436601000099', message: 'Es ist ein Fehler aufgetreten.' },
  { phone: '', message: 'Das Feld darf nicht leer sein.' },
])
  test(`L2: the phone "${phone}" is refused under its field, which keeps it`, async ({ page }) => {
    await page.goto('/login')
    const field = page.getByRole('textbox', { name: 'Telefonnummer' })
    await field.fill(phone)
    await page.getByRole('button', { name: 'Code anfordern' }).click()
    await expect(field).toHaveAccessibleDescription(message)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue(phone)
  })

test('L3: a wrong code is refused under its field, and the right one still signs in', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Telefonnummer' }).fill('436601000001')
  await page.getByRole('button', { name: 'Code anfordern' }).click()
  const code = page.getByRole('textbox', { name: 'SMS-Code' })
  await code.fill('1')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(code).toHaveAccessibleDescription(/Der Code ist nicht richtig\./)
  await expect(code).toHaveValue('1')

  await code.fill(sandbox.outbox[0]?.code ?? '')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL('/')
})

for (const { username, password, field, message } of [
  { username: 'nobody', password: 'x', field: 'Benutzername', message: 'Benutzer existiert nicht.' },
  { username: 'everyday', password: 'x', field: 'Passwort', message: 'Das Passwort ist nicht richtig.' },
  { username: '', password: 'x', field: 'Benutzername', message: 'Das Feld darf nicht leer sein.' },
  { username: 'everyday', password: '', field: 'Passwort', message: 'Das Feld darf nicht leer sein.' },
])
  test(`L5: "${username}" with "${password}" is refused under ${field}, and both inputs stay`, async ({
    page,
  }) => {
    await page.goto('/login')
    await page.getByRole('tab', { name: 'Benutzername' }).click()
    await page.getByRole('textbox', { name: 'Benutzername' }).fill(username)
    await page.getByLabel('Passwort', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(
      page.locator('input').and(page.getByLabel(field, { exact: true })),
    ).toHaveAccessibleDescription(message)
    await expect(page.getByRole('textbox', { name: 'Benutzername' })).toHaveValue(username)
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(password)
    await expect(page).toHaveURL('/login')
  })
