import { expect, test } from './support/test'

test('L1 L2 L3 S1: the code from the SMS signs in, and the balance stands there', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login')
  const phone = page.getByRole('textbox', { name: 'Telefonnummer' })
  await expect(page.getByRole('tab', { name: 'Telefonnummer' })).toHaveAttribute('aria-selected', 'true')
  await expect(phone).toHaveAttribute('placeholder', '436XXXXXXXX')
  await phone.fill('  436601000001 ')
  await phone.press('Enter')

  const code = page.getByRole('textbox', { name: 'SMS-Code' })
  await expect(code).toBeFocused()
  await expect(page.getByText('Der Code wurde gesendet.')).toBeVisible()
  await code.fill(` ${sandbox.outbox[0]?.code} `)
  await code.press('Enter')

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  const header = page.getByRole('region', { name: 'Ausgewählter Vertrag' })
  await expect(header).toContainText('436601000001')
  await expect(header).toContainText('23,40 €')
  expect(sandbox.requests.map(({ operationId, form }) => [operationId, form]).slice(0, 2)).toEqual([
    ['sendSms', { phone: '436601000001' }],
    ['loginWithSms', { id: 'U-1001', code: sandbox.outbox[0]?.code }],
  ])
})

test('L4: the tab of the user name takes the code step back', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Telefonnummer' }).fill('436601000001')
  await page.getByRole('button', { name: 'Code anfordern' }).click()
  await expect(page.getByRole('textbox', { name: 'SMS-Code' })).toBeVisible()

  await page.getByRole('tab', { name: 'Benutzername' }).click()
  await expect(page.getByRole('textbox', { name: 'Benutzername' })).toBeVisible()
  await page.getByRole('tab', { name: 'Telefonnummer' }).click()
  await expect(page.getByRole('textbox', { name: 'Telefonnummer' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'SMS-Code' })).toBeHidden()
})
