import type { Page } from '@playwright/test'
import { accountHeader, content } from './support/customer'
import { resultPath } from './support/paths'
import { postpaid } from './support/payment'
import { expect, test } from './support/test'

/** Renders the page for print, whatever the screen shows, and checks for everything that does not belong on paper. */
async function print(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  for (const name of ['Verträge', 'Schnellzugriff', 'Hauptnavigation'])
    await expect(page.getByRole('navigation', { name })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  const badlyPrinted = await page.locator('main, main *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element))
      .filter(
        ({ backgroundColor, boxShadow }) =>
          boxShadow !== 'none' || !['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(backgroundColor),
      )
      .map(({ color, backgroundColor, boxShadow }) => `${color} on ${backgroundColor}, ${boxShadow}`),
  )
  expect(badlyPrinted).toEqual([])
}

test('bills printed from a phone show amounts and contract', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('everyday', '/bills', postpaid)
  const card = content(page).getByRole('listitem').first()
  await expect(card).toContainText('€')
  await print(page)
  await expect(accountHeader(page)).toContainText('+43 660 1000011')
  for (const text of [accountHeader(page), card.getByText(/€/).first()])
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(card).toBeVisible()
  await expect(card).toHaveCSS('break-inside', 'avoid')
})

test('a printed listing shows month and every entry', async ({ page, visit }) => {
  await visit('everyday', '/listing')
  const entry = content(page).getByRole('listitem').first()
  await expect(entry).toBeVisible()
  await print(page)
  await expect(page.getByRole('combobox', { name: 'Monat' })).toBeVisible()
  await expect(entry).toBeVisible()
  await expect(entry).toHaveCSS('break-inside', 'avoid')
})

test('a printed payment result shows the balance without links', async ({ page, visit, sandbox }) => {
  await visit('everyday', resultPath(sandbox, '/transaction-completed'))
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
  await print(page)
  await expect(page.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('23,40 €').first()).toBeVisible()
})
