import type { Page } from '@playwright/test'
import { accountHeader, button, content } from './support/customer'
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
  // The contract is a button that switches it, and a selected filter is one, too.
  await expect(
    page.getByRole('button').and(page.locator(':not([aria-haspopup], [aria-pressed=true])')),
  ).toHaveCount(0)
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
  const contract = accountHeader(page).getByText('+43 660 1000011')
  await expect(contract).toBeVisible()
  await expect(accountHeader(page).getByRole('link')).toHaveCount(0)
  for (const text of [contract, card.getByText(/€/).first()])
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(card).toBeVisible()
  await expect(card).toHaveCSS('break-inside', 'avoid')
})

test('a printed listing names contract, month and what is missing, and has every loaded entry', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.setFixedTime(new Date(2026, 10, 20, 10))
  await visit('everyday', '/listing')
  const entries = content(page).getByRole('listitem')
  await expect(entries).toHaveCount(20)
  const hint = content(page).getByText('Wählen Sie einen Tag im Diagramm.')
  await expect(hint).toBeVisible()
  await print(page)
  await expect(hint).toBeHidden()
  await expect(accountHeader(page).getByText('+43 660 1000001')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Monat' })).toBeVisible()
  await expect(content(page).getByText(/^Einträge vom 6\.11\. und früher fehlen noch\.$/)).toBeVisible()
  for (const entry of await entries.all()) {
    await expect(entry).toBeVisible()
    await expect(entry).toHaveCSS('break-inside', 'avoid')
  }
})

test('a printed listing names the selected filter', async ({ page, visit }) => {
  await visit('everyday', '/listing?charged=yes')
  await expect(button(page, 'Kostenpflichtig')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(button(page, 'Kostenpflichtig')).toBeVisible()
  await expect(button(page, 'Im Ausland')).toBeHidden()
})

test('printed bills are all on paper, however many the screen shows', async ({ page, visit }) => {
  await visit('crowd', '/bills')
  const rows = page.getByRole('table', { name: 'Rechnungen' }).getByRole('row')
  await expect(rows).toHaveCount(25)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(rows).toHaveCount(501)
})

test('a printed payment result shows the balance without links', async ({ page, visit, sandbox }) => {
  await visit('everyday', resultPath(sandbox, '/transaction-completed'))
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
  await print(page)
  await expect(page.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('23,40 €').first()).toBeVisible()
})
