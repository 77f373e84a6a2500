import { fillIn } from '../extensions'
import { content } from './support/landmarks'
import { expect, test } from './support/test'

for (const [kind, events] of [
  ['with events', ['input', 'change']],
  ['without any event', []],
] as const)
  test(`L5: what a password manager fills in ${kind} signs in`, async ({ page, sandbox }) => {
    await page.goto('/login')
    await page.getByRole('tab', { name: 'Benutzername' }).click()
    await page.locator('input[autocomplete=username]').evaluate(fillIn, { text: 'everyday', events })
    await page.locator('input[type=password]').evaluate(fillIn, { text: 'Portal2026', events })
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(content(page).getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
    expect(sandbox.requests.filter(({ operationId }) => operationId === 'loginWithPassword')).toHaveLength(1)
  })
