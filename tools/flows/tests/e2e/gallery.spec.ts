import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { appearancesAt, expectAccessible } from '../../../../tests/e2e/support/axe'
import { galleryDocument } from '../../gallery/document'
import { sample } from '../gallery/sample'

/** A gallery of three states in a folder, with blank pictures, opened without a server. */
const test = base.extend<{ gallery: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  gallery: async ({}, use, info) => {
    const folder = info.outputPath('gallery')
    for (const { width, file } of sample.states.flatMap(({ pictures }) => pictures)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), PNG.sync.write(new PNG({ width, height: 600 })))
    }
    writeFileSync(join(folder, 'index.html'), galleryDocument(sample))
    await use(pathToFileURL(join(folder, 'index.html')).href)
  },
})

const names = (page: Page) => page.getByRole('article').getByRole('heading')
const pictures = (page: Page) => page.getByRole('article').getByRole('img')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Find' })

test('X3: analysts find a state by its machine, requirement, address and text', async ({ page, gallery }) => {
  await page.goto(gallery)
  const count = sample.states.flatMap((state) => state.pictures).length
  await expect(page.getByText(`3 states, ${count} pictures`)).toBeVisible()
  await expect(names(page)).toHaveText(['tariff.failed', 'tariff.insufficientFunds', 'query.failed'])
  for (const [query, found] of [
    ['query', ['query.failed']],
    ['T2', ['tariff.insufficientFunds']],
    ['bills', ['query.failed']],
    ['insufficient LOW', ['tariff.insufficientFunds']],
    ['fehler', ['tariff.failed', 'query.failed']],
    ['fehler 14,90', []],
    ['dopuni', []],
  ] as const) {
    await search(page).fill(query)
    await expect(names(page), query).toHaveText([...found])
    await expect(page.getByRole('status')).toHaveText(`${found.length} states found`)
  }
  await page.getByRole('radio', { name: 'sr' }).check()
  await expect(names(page)).toHaveText(['tariff.insufficientFunds'])
  await expect(page.getByText('Dopuni kredit')).toBeVisible()
  await expect(page.getByText('Guthaben aufladen')).toBeHidden()
})

for (const width of [390, 1280])
  test(`X3: the gallery shows the selected pictures, keeps the choice in its address, and fits ${width} px`, async ({
    page,
    gallery,
  }) => {
    await page.goto(gallery)
    await expectAccessible(page, appearancesAt(width))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.getByRole('radio', { name: '1280' }).check()
    await page.getByRole('radio', { name: 'dark' }).check()
    await page.keyboard.press('/')
    await page.keyboard.type('fehler')
    await expect(pictures(page)).toHaveCount(2)
    const address = page.url()
    await page.goto('about:blank')
    await page.goto(address)
    await expect(search(page)).toHaveValue('fehler')
    await expect(pictures(page)).toHaveCount(2)
    await expectAccessible(page, appearancesAt(width))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await pictures(page).first().click()
    await expect(page).toHaveURL(/tariff\/failed-1280-de-dark\.png$/)
    expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280)
  })
