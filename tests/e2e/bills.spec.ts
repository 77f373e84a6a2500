import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { button, content } from './support/customer'
import { postpaid } from './support/payment'
import { expect, test } from './support/test'

const months = (page: Page) => page.getByRole('table', { name: 'Rechnungen' }).getByRole('rowheader')
const selected = (page: Page, month: string) => page.getByRole('region', { name: month })

test('B1 B2: bills show month and status; the oldest open one is due first', async ({ page, visit }) => {
  await visit('everyday', '/bills', postpaid)
  await expect(page.getByText('63,50 €', { exact: true })).toBeVisible()
  await expect(page.getByText('2 offene Rechnungen')).toBeVisible()
  await expect(content(page).getByRole('definition')).toHaveText(['29,90 €', '33,60 €'])
  await expect(page.getByText('3,70 € weniger als im Oktober')).toBeVisible()
  await expect(page.getByText('Durchschnitt 33,65 €')).toBeVisible()
  await expect(months(page)).toHaveCount(8)
  await expect(months(page).first()).toContainText('November 2026')
  await expect(page.getByText('Ausgestellt am 01.11.2026')).toBeVisible()
  await expect(page.getByRole('row', { name: /September 2026/ }).last()).toContainText('37,30 €')
  const isFilled = (pay: Locator) =>
    pay.evaluate((element) => getComputedStyle(element).backgroundColor !== 'rgb(255, 255, 255)')
  expect(await isFilled(button(page, 'Oktober bezahlen · 33,60 €'))).toBe(true)
  expect(await isFilled(button(page, 'Online bezahlen').last())).toBe(false)

  const filter = page.getByRole('group', { name: 'Rechnungen filtern' })
  await filter.getByRole('button', { name: 'Offen' }).click()
  await expect(months(page)).toHaveCount(2)
  await filter.getByRole('button', { name: 'Bezahlt' }).click()
  await expect(months(page)).toHaveCount(6)
  await expect(button(page, 'Online bezahlen')).toHaveCount(0)
})

test('B1: the selected bill is next to the table, also after a reload and Back', async ({ page, visit }) => {
  await visit('everyday', '/bills', postpaid)
  await expect(selected(page, 'November 2026')).toContainText('R-1002-2026-11')
  await months(page).getByRole('link', { name: /Juli/ }).press('Enter')
  await expect(selected(page, 'Juli 2026')).toBeVisible()
  await page.reload()
  await expect(selected(page, 'Juli 2026')).toContainText('R-1002-2026-07')
  await expect(months(page).locator('[aria-current=true]')).toContainText('Juli')
  await page.goBack()
  await expect(selected(page, 'November 2026')).toBeVisible()
})

test('B1: on a phone, the first screen pays; a press opens all about a bill, and Back closes it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await visit('everyday', '/bills', postpaid)
  await expect(button(page, 'Oktober bezahlen · 33,60 €')).toBeInViewport({ ratio: 1 })
  const rows = content(page).getByRole('listitem')
  await expect(rows).toHaveCount(8)
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(60)
  await rows.last().getByRole('link').click()
  const sheet = page.getByRole('dialog', { name: 'April 2026' })
  await expect(sheet).toContainText('R-1002-2026-04')
  await page.reload()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
})

test('B1 B4: the page copies a number, and saves a bill under its name', async ({ page, context, visit }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit('everyday', '/bills', postpaid)
  await button(page, 'Rechnungsnummer kopieren').first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Rechnungsnummer kopiert' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('R-1002-2026-11')
  const downloading = page.waitForEvent('download')
  await button(page, 'PDF herunterladen').first().click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('rechnung-2026-09.pdf')
  expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-/)
})

test('B1: 500 bills appear page by page, also those with missing values', async ({ page, visit }) => {
  await visit('crowd', '/bills')
  await expect(months(page)).toHaveCount(24)
  await button(page, 'Weitere Rechnungen anzeigen').click()
  await expect(months(page)).toHaveCount(48)
  await visit('odd', '/bills')
  await expect(months(page).getByText('Ohne Datum').first()).toBeVisible()
  await expect(button(page, 'Online bezahlen')).toHaveCount(0)
})
