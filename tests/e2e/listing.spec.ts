import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { button, content } from './support/customer'
import { expect, test } from './support/test'

const row = (page: Page, position: number) => page.locator(`[aria-posinset="${position}"]`)

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 20, 10)))

/** Scrolls to the end of what is loaded until this entry shows; returns the highest number of rows in the page. */
const scrollTo = (page: Page, position: number) =>
  page.evaluate(async (last) => {
    let maxRows = 0
    while (!document.querySelector(`[aria-posinset="${last}"]`)) {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await new Promise(requestAnimationFrame)
      maxRows = Math.max(maxRows, document.querySelectorAll('[aria-posinset]').length)
    }
    return maxRows
  }, position)

test('U4: the listing scrolls through 10,000 entries, renders at most 1,000, and prints all', async ({
  page,
  visit,
}) => {
  test.slow()
  await visit('crowd', '/listing')
  await expect(row(page, 1)).toBeVisible()
  expect(await scrollTo(page, 10_000)).toBeLessThanOrEqual(1_000)
  await expect(content(page).getByText(/Einträge geladen$/)).toHaveText('10.000 Einträge geladen')
  await expect(row(page, 10_000)).toBeInViewport()
  await expect(row(page, 10_000)).toHaveAttribute('aria-setsize', '10000')
  await expect(button(page, 'Weitere Einträge laden')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(row(page, 1)).toBeInViewport()
  const rows = page.locator('[aria-posinset]')
  expect(await rows.count()).toBeLessThanOrEqual(300)
  // No browser offers its print preview to a test.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(rows).toHaveCount(10_000)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => rows.count()).toBeLessThanOrEqual(1_000)
})

test('U4: a press waits for a part of a long list at most, and all its rows come', async ({
  page,
  visit,
}) => {
  await visit('crowd', '/listing')
  const rows = page.locator('[aria-posinset]')
  await expect(rows).toHaveCount(200)
  await button(page, 'Kostenpflichtig').click()
  await expect(content(page).getByText(/ geladenen Einträgen$/)).toBeVisible()
  const steps = await page.evaluateHandle(() => {
    const counts: number[] = []
    const rowsIn = (node: Node) =>
      node instanceof Element
        ? node.querySelectorAll('[aria-posinset]').length + Number(node.matches('[aria-posinset]'))
        : 0
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      counts.push(added.reduce((total, node) => total + rowsIn(node), 0))
    }).observe(document.body, { childList: true, subtree: true })
    return counts
  })
  await button(page, 'Kostenpflichtig').click()
  const loaded = content(page).getByText(/ Einträge geladen$/)
  await expect(loaded).toBeVisible()
  const count = Number(((await loaded.textContent()) ?? '').replace(/\D/g, ''))
  await expect(rows).toHaveCount(count)
  // Three blocks of 25 are near the screen.
  expect(Math.max(...(await steps.jsonValue()))).toBeLessThanOrEqual(75)
})

test('U6: the listing saves the PDF of the month, and the loaded entries as CSV', async ({ page, visit }) => {
  await visit('everyday', '/listing?type=DATA')
  const save = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
    return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')] as const
  }
  const [pdfName, pdf] = await save('PDF herunterladen')
  expect(pdfName).toBe('listing-P-1001-202611.pdf')
  expect(pdf).toMatch(/^%PDF-/)
  const [csvName, csv] = await save('CSV herunterladen')
  expect(csvName).toBe('verbindungen-2026-11.csv')
  const [head, first] = csv.split('\r\n')
  expect(head).toBe('\ufeff"Datum";"Art";"Nummer";"Verbrauch";"Einheit";"Preis";"Währung";"Roaming"')
  expect(first).toMatch(/^"\d\d\.11\.2026 \d\d:\d\d";"Datenverbindung";"";"\d+,00";"MB";"0,00";"€";""$/)
})
