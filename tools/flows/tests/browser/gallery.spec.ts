import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { expectAccessible, looksAt } from '../../../../tests/browser/support/axe'
import { galleryDocument } from '../../gallery/document'
import { sample } from '../gallery/sample'

/** A gallery of three states in a folder, with pictures of nothing but their size, as anybody may be sent it. */
const test = base.extend<{ gallery: string }, { html: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  html: [async ({}, use) => use(await galleryDocument(sample)), { scope: 'worker' }],
  gallery: async ({ html }, use, info) => {
    const folder = info.outputPath('gallery')
    for (const { width, file } of sample.states.flatMap(({ pictures }) => pictures)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), PNG.sync.write(new PNG({ width, height: 600 })))
    }
    writeFileSync(join(folder, 'index.html'), html)
    await use(pathToFileURL(join(folder, 'index.html')).href)
  },
})

const groups = (page: Page) => page.getByRole('navigation', { name: 'Groups' }).getByRole('button')
const cards = (page: Page) => page.getByRole('button', { name: /^Show / })
const viewer = (page: Page) => page.getByRole('dialog')
const choose = (page: Page, choice: string) => page.getByText(choice, { exact: true }).click()
/** A picture as wide as it is says that it is there. */
const drawnWidth = (page: Page) =>
  viewer(page)
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => image.naturalWidth)

test('X3: analysts find a state by its machine, requirement, screen and text, in a file without a server', async ({
  page,
  gallery,
}) => {
  await page.goto(gallery)
  await expect(page.getByText('3 states, 24 pictures')).toBeVisible()
  await expect(groups(page)).toHaveText(['query 1', 'tariff 2'])
  await choose(page, 'requirement')
  await expect(groups(page)).toHaveText(['T2 1', 'T10 2', 'none 1'])
  await choose(page, 'screen')
  await expect(groups(page)).toHaveText(['bills 1', 'tariffs 2'])
  await groups(page).last().click()
  await expect(page.getByRole('heading', { name: 'tariffs' })).toBeFocused()

  const search = page.getByRole('searchbox', { name: 'Find' })
  await search.fill('T2')
  await expect(cards(page)).toHaveText([''])
  await expect(cards(page)).toHaveAccessibleName('Show tariff.missingFunds')
  await search.fill('kredit')
  await expect(page.getByRole('status')).toHaveText('Nothing here has all these words.')
  await choose(page, 'sr')
  await expect(page.getByRole('listitem').filter({ hasText: 'Dopuni kredit' })).toContainText('missingFunds')

  await choose(page, 'de')
  await choose(page, 'text')
  await search.fill('fehler')
  await page
    .getByRole('row', { name: /message\.error/ })
    .getByRole('button', { name: 'query.failed' })
    .click()
  await expect(viewer(page).getByRole('heading', { name: 'query.failed' })).toBeVisible()
})

test('X3: a picture is opened whole and gone on from by keys, and the address leads there again', async ({
  page,
  gallery,
}) => {
  await page.goto(gallery)
  await choose(page, '1280')
  await choose(page, 'dark')
  await page.keyboard.press('/')
  await page.keyboard.type('failed')
  await expect(cards(page)).toHaveCount(2)
  await cards(page).first().focus()
  await page.keyboard.press('Enter')
  const heading = viewer(page).getByRole('heading', { level: 2 })
  await expect(heading).toHaveText('query.failed')
  await page.keyboard.press('ArrowRight')
  await expect(heading).toHaveText('tariff.failed')
  await expect(viewer(page).getByRole('img')).toHaveAttribute('src', /tariff\/failed-1280-de-dark\.png$/)
  expect(await drawnWidth(page)).toBe(1280)
  await page.reload()
  await expect(heading).toHaveText('tariff.failed')
  expect(await drawnWidth(page)).toBe(1280)
  await page.keyboard.press('ArrowLeft')
  await page.goBack()
  await expect(heading).toHaveText('tariff.failed')
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Find' })).toHaveValue('failed')
})

for (const width of [390, 1280])
  test(`X3: the gallery is accessible, and nothing of it stands out of the screen, ${width} px`, async ({
    page,
    gallery,
  }) => {
    for (const hash of ['', '#by=text', '#width=1280&state=tariff.missingFunds']) {
      await page.goto(gallery + hash)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('State gallery')
      await expectAccessible(page, looksAt(width))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
