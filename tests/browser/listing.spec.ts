import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { content } from './support/landmarks'
import { closeByEscape } from './support/overlays'
import { button } from './support/payment'
import { expect, test } from './support/test'

const rows = (page: Page) => page.getByRole('list', { name: 'Verbindungen' }).getByRole('listitem')
const row = (page: Page, position: number) => page.locator(`[aria-posinset="${position}"]`)
const loaded = (page: Page) => content(page).getByText(/Einträge geladen$/)

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 20, 10)))

/** Goes to the end of what is loaded, again and again, until this entry shows; answers with the most rows at once. */
const scrollTo = (page: Page, position: number) =>
  page.evaluate(
    (last) =>
      new Promise<number>((done) => {
        let most = 0
        const step = () => {
          most = Math.max(most, document.querySelectorAll('[aria-posinset]').length)
          if (document.querySelector(`[aria-posinset="${last}"]`)) return done(most)
          window.scrollTo(0, document.documentElement.scrollHeight)
          requestAnimationFrame(step)
        }
        step()
      }),
    position,
  )

test('U4: ten thousand entries are scrolled through, few of which are in the page', async ({
  page,
  visit,
}) => {
  await visit('crowd', '/listing')
  await expect(rows(page).first()).toBeVisible()
  expect(await scrollTo(page, 10_000)).toBeLessThan(60)
  await expect(loaded(page)).toHaveText('10.000 Einträge geladen')
  await expect(row(page, 10_000)).toBeInViewport()
  await expect(row(page, 10_000)).toHaveAttribute('aria-setsize', '10000')
  await expect(button(page, 'Weitere Einträge laden')).toHaveCount(0)
  // Back at the beginning, the first entry is the first again.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(row(page, 1)).toBeInViewport()
  expect(await rows(page).count()).toBeLessThan(60)
})

test('U1 U3: a type is chosen, and an entry looked at by the keyboard', async ({ page, visit }) => {
  await visit('everyday', '/listing')
  await expect(rows(page).first()).toBeVisible()
  // Until the calls are there, the rows of before are on their way out.
  const answered = page.waitForResponse(/type=CALL/)
  await page.getByRole('combobox', { name: 'Art' }).selectOption('Anrufe')
  await answered
  await expect(loaded(page)).toBeVisible()
  await expect(page).toHaveURL(/type=CALL/)
  const details = rows(page).first().getByRole('button', { name: 'Details' })
  await details.press('Enter')
  const call = page.getByRole('dialog', { name: 'Anruf' })
  await expect(call).toContainText('Dauer')
  await closeByEscape(page)
  await expect(details).toBeFocused()
})

for (const width of [390, 1280])
  test(`U2: an amount and its unit stand on one line at ${width} px`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit('everyday', '/listing')
    const measures = page.getByRole('group', { name: 'Verbrauch pro Tag' })
    const heightOf = async (text: RegExp) => (await measures.getByText(text).boundingBox())?.height
    const lineHeight = await heightOf(/^\d{1,2}\sSMS$/)
    expect(await heightOf(/^[\d.]{5,}\sMB$/)).toBe(lineHeight)
  })

test('U6: the month is saved as the PDF of the provider, and what is loaded for spreadsheets', async ({
  page,
  visit,
}) => {
  await visit('everyday', '/listing?type=DATA')
  const saved = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
    return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')] as const
  }
  const [pdfName, pdf] = await saved('PDF herunterladen')
  expect(pdfName).toBe('listing-P-1001-202611.pdf')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  const [csvName, csv] = await saved('CSV herunterladen')
  expect(csvName).toBe('verbindungen-2026-11.csv')
  const [head, first] = csv.split('\r\n')
  expect(head).toBe('\ufeff"Datum";"Art";"Nummer";"Verbrauch";"Preis";"";"Roaming"')
  expect(first).toMatch(/^"\d\d\.11\.2026 \d\d:\d\d";"Datenverbindung";"";"\d+ MB";"0";"€";""$/)
})
