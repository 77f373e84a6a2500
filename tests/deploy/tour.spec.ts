import { brands } from '../../src/brands'
import { cards, fillCard, openPayment, payButton, postpaid } from '../browser/support/payment'
import { expect, test } from './support/test'
import { tour } from './support/tour'

for (const brand of ['first', 'second'] as const)
  test.describe(`the ${brand} brand`, () => {
    test.use({ brand })
    test('S6: every screen runs under the policy of nginx', async ({ page, sandbox }) => {
      await tour(page, sandbox)
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
      await expect(page).toHaveTitle(brands[brand].title)
    })
  })

for (const path of ['/bills', '/bills/'])
  test(`S6 P5: the form of payment on ${path} runs under the policy`, async ({ page, visit, sandbox }) => {
    await visit('everyday', path, postpaid)
    await openPayment(page)
    await fillCard(page, cards.paid)
    await payButton(page).click()
    await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich' })).toBeVisible()
    expect(sandbox.checkouts.charges).toHaveLength(1)
  })

test('X3: reports reach a receiver of another origin, under the policy', async ({ page, sandbox }) => {
  sandbox.faults.set({ operationId: 'sendSms', fault: '502' })
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Telefonnummer' }).fill('436601000001')
  await page.getByRole('button', { name: 'Code anfordern' }).click()
  await expect
    // Some visits also report how fast the page was.
    .poll(() => sandbox.reports.list().filter(({ kind }) => kind !== 'vital'))
    .toMatchObject([{ kind: 'callFailed', operation: 'sendSms' }])
})
