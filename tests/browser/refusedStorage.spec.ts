import { contractEntry, contractMenu } from './support/landmarks'
import { cards, fillCard, openPayment, payButton } from './support/payment'
import { signIn } from './support/signIn'
import { expect, test } from './support/test'

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
  }),
)

test('S1 B3 P5 P8: a browser that refuses storage pays a bill, and is told the result after a login', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login')
  await signIn(page, 'everyday')
  await contractEntry(page, '436601000011').click()
  await contractMenu(page).getByRole('link', { name: 'Rechnungen' }).click()
  await openPayment(page)
  expect(sandbox.requests.filter(({ operationId }) => operationId === 'payBill')).toHaveLength(1)
  await fillCard(page, cards.paid)
  await payButton(page).click()
  // The new document knows nobody: nothing was stored.
  await expect(page).toHaveURL('/login')
  await signIn(page, 'everyday')
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich' })).toBeVisible()
  expect(sandbox.checkouts.charges).toMatchObject([{ amount: 29.9 }])
})
