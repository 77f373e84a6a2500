import { content } from './support/landmarks'
import { expect, test } from './support/test'

test.describe('the first brand', () => {
  test.use({ brand: 'first' })

  test('F9 S6 M1: the language is chosen, stored, sent and kept', async ({ page, visit, sandbox }) => {
    await visit('everyday')
    // The last of what the page asks for.
    await expect(content(page)).toContainText('Ihr Guthaben reicht.')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    sandbox.requests.length = 0
    await page.getByRole('button', { name: 'Sprache' }).click()
    await expect(page.getByRole('menuitemradio')).toHaveText(['DE', 'SRB'])
    await page.getByRole('menuitemradio', { name: 'SRB' }).click()

    await expect(content(page)).toContainText('Program lojalnosti')
    await expect(content(page)).toContainText('Poeni lojalnosti')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn')
    expect(await page.evaluate(() => localStorage.getItem('einklang.locale'))).toBe('sr')
    expect(sandbox.requests.map(({ operationId }) => operationId)).toContain('getResources')
    expect(new Set(sandbox.requests.map(({ headers }) => headers.Locale))).toEqual(new Set(['sr']))

    await page.reload()
    await expect(page.getByRole('button', { name: 'Jezik' })).toBeVisible()
    await expect(content(page)).toContainText('Poeni lojalnosti')
  })
})

for (const { query, stored, heading, saved } of [
  { query: '', stored: null, heading: 'Anmelden', saved: null },
  { query: '?lang=sr', stored: null, heading: 'Prijava', saved: 'sr' },
  { query: '?lang=de', stored: 'sr', heading: 'Anmelden', saved: 'de' },
  { query: '?lang=fr', stored: 'sr', heading: 'Anmelden', saved: 'de' },
  { query: '', stored: 'sr', heading: 'Prijava', saved: 'sr' },
  { query: '', stored: 'rubbish', heading: 'Anmelden', saved: 'rubbish' },
])
  test(`S6: "${query}" with ${stored} stored says "${heading}" and keeps ${saved}`, async ({ page }) => {
    await page.goto('/favicon.svg')
    await page.evaluate((stored) => stored && localStorage.setItem('zweiklang.locale', stored), stored)
    await page.goto(`/login${query}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('zweiklang.locale'))).toBe(saved)
  })
