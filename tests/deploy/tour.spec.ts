import { brands } from '../../scripts/brands'
import { button, content, contractEntry, logOut, signIn } from '../e2e/support/customer'
import { mobilePaths, openPaths } from '../e2e/support/paths'
import { cards, fillCard, openPayment, payButton, postpaid } from '../e2e/support/payment'
import { expect, test } from './support/test'

for (const [brand, { title }] of brands)
  test.describe(`the ${brand} brand`, () => {
    test.use({ brand })
    // A message in the console, such as a violation of the policy, fails the test.
    test('S6: every page runs under the policy of nginx, which serves every file', async ({ page }) => {
      const missing: string[] = []
      page.on('response', (response) => {
        // The check of the console ignores failed loads, because the provider refuses some calls.
        if (response.status() >= 400 && !response.url().includes('/api/')) missing.push(response.url())
      })
      const isDrawn = () => expect(content(page).getByRole('heading').first()).toBeVisible()
      async function open(paths: readonly string[]) {
        for (const path of paths) {
          await page.goto(path)
          await isDrawn()
        }
      }
      await open(['/login'])
      await signIn(page, 'everyday')
      const explained = button(page, 'Information zu Treuepunkte')
      await explained.click()
      await expect(page.getByRole('tooltip')).toBeVisible()
      for (const name of ['+43 660 1000011', 'Fernsehen zu Hause', 'Internet zu Hause', '+43 660 1000001']) {
        await contractEntry(page, name).click()
        await isDrawn()
      }
      await open([...mobilePaths, '/no-such-page', '/?lang=sr', '/?lang=de'])
      await logOut(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
      await open(openPaths)
      await expect(page).toHaveTitle(title)
      expect(missing).toEqual([])
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

test.describe('a brand that the build does not have', () => {
  test.use({ brand: 'fourth' })

  test('X3: the portal reports it and shows the default brand', async ({ page, sandbox }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    await expect
      .poll(() => sandbox.reports.list().filter(({ kind }) => kind === 'brandUnknown'))
      .toMatchObject([{ expected: 'fourth', brand: 'second' }])
  })
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
