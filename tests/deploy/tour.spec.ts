import { brands } from '../../src/brands'
import { cards, fillCard, openPayment, payButton, postpaid } from '../browser/support/payment'
import { tour } from '../browser/support/tour'
import { expect, test } from './support/test'

for (const brand of ['first', 'second'] as const)
  test.describe(`the ${brand} brand`, () => {
    test.use({ brand })
    test('S6: the whole portal runs as this brand, under the policy of the documents that nginx serves', async ({
      page,
      sandbox,
    }) => {
      await tour(page, sandbox)
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
      await expect(page).toHaveTitle(brands[brand].title)
    })
  })

for (const path of ['/bills', '/bills/'])
  test(`S6 P5: on ${path} the form of payment runs, and is left again with the page`, async ({
    page,
    visit,
    sandbox,
  }) => {
    await visit('everyday', path, postpaid)
    await openPayment(page)
    await fillCard(page, cards.paid)
    await payButton(page).click()
    await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich' })).toBeVisible()
    expect(sandbox.checkouts.charges).toHaveLength(1)
  })
