import { installStoppedClock } from './support/clock'
import { hold } from './support/held'
import { accountHeader, content, contractEntry } from './support/landmarks'
import { expect, test } from './support/test'

const message = 'Es ist ein Fehler aufgetreten.'

for (const fault of ['502', 'drop', 'truncated', 'wrongShape'] as const)
  test(`M1 E1: units that do not come (${fault}) can be asked for again`, async ({
    page,
    visit,
    sandbox,
  }) => {
    sandbox.faults.set({ operationId: 'getResources', fault })
    await visit('everyday')
    await expect(content(page).getByRole('alert')).toHaveText(message)
    await expect(accountHeader(page)).toContainText('23,40 €')
    sandbox.faults.clear()
    await content(page).getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(content(page).getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
    await expect(content(page).getByRole('alert')).toHaveCount(0)
  })

test('M1 E1: units that take longer than 20 seconds are given up, and can be asked for again', async ({
  page,
  visit,
}) => {
  await installStoppedClock(page)
  const resources = await hold(page, '**/api/resources')
  await visit('everyday')
  await expect.poll(resources.count).toBe(1)
  await page.clock.runFor(15_000)
  await expect(content(page).getByRole('alert')).toHaveCount(0)
  await page.clock.runFor(5_000)
  await page.clock.resume()
  await expect(content(page).getByRole('alert')).toHaveText(message)
  resources.release()
  await content(page).getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(content(page).getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
})

for (const fault of ['502', 'drop'] as const)
  test(`S2 E1: a customer who cannot be loaded (${fault}) stays signed in and tries again`, async ({
    page,
    visit,
    sandbox,
  }) => {
    sandbox.faults.set({ operationId: 'getMe', fault })
    await visit('everyday', '/bills')
    await expect(content(page).getByRole('alert')).toHaveText(message)
    sandbox.faults.clear()
    await content(page).getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(accountHeader(page)).toContainText('23,40 €')
    await expect(page).toHaveURL('/bills')
  })

test('C1 E1: a contract whose account does not come shows no other balance, and can be asked for again', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  sandbox.faults.set({ operationId: 'getMeByPhone', fault: '500' })
  await contractEntry(page, '436601000012').click()
  const tryAgain = accountHeader(page).getByRole('button', { name: 'Erneut versuchen' })
  await expect(tryAgain).toBeVisible()
  await expect(accountHeader(page)).not.toContainText('€')
  sandbox.faults.clear()
  await tryAgain.click()
  await expect(accountHeader(page)).toContainText('42,10 €')
})

test('L2: an SMS without an answer is not sent again by itself, and the phone number stays', async ({
  page,
  sandbox,
}) => {
  sandbox.faults.set({ operationId: 'sendSms', fault: 'truncated' })
  await page.goto('/login')
  const phone = page.getByRole('textbox', { name: 'Telefonnummer' })
  await phone.fill('436601000001')
  await phone.press('Enter')
  await expect(page.getByText(message).first()).toBeVisible()
  await expect(phone).toHaveValue('436601000001')
  expect(sandbox.outbox).toHaveLength(1)
})

test('L5: a password that meets a broken provider stays in its field', async ({ page, sandbox }) => {
  sandbox.faults.set({ operationId: 'loginWithPassword', fault: '502' })
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Benutzername' }).click()
  await page.getByRole('textbox', { name: 'Benutzername' }).fill('everyday')
  const password = page.getByLabel('Passwort', { exact: true })
  await password.fill('Portal2026')
  await password.press('Enter')
  await expect(page.getByText(message).first()).toBeVisible()
  await expect(password).toHaveValue('Portal2026')
  sandbox.faults.clear()
  await password.press('Enter')
  await expect(page).toHaveURL('/')
})
