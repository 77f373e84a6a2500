import { browserPath } from '../../scripts/browserPath'
import { expect, test } from './support/test'

const executablePath = browserPath()

// Uses the full browser without that argument: otherwise there is no back/forward cache, which this test needs.
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('P2: a page from the back/forward cache works after a payment', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/recharge-credit')
  await page.getByRole('button', { name: '20 €' }).click()
  await page.getByRole('button', { name: 'Aufladen' }).click()
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.cameBack = String(persisted)
    })
  })
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click()
  await expect(page).toHaveURL(/\/pay\//)
  await page.evaluate(() => history.back())
  await expect(page.locator('html')).toHaveAttribute('data-came-back', 'true')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByLabel('Betrag')).toHaveValue('20')
  await page.getByRole('button', { name: 'Aufladen' }).click()
  await expect(page.getByRole('dialog', { name: 'Zahlung bestätigen' })).toBeVisible()
  expect(sandbox.checkouts.charges).toEqual([])
})
