import type { Locator, Page } from '@playwright/test'
import { closeByEscape } from './support/overlays'
import { expect, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 } })

const opener = (page: Page) => page.getByRole('button', { name: 'Bonus anzeigen' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Ihr Bonus' })

/** Where a sheet is once it moves no more. */
async function restingBox(of: Locator) {
  await of.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const box = await of.boundingBox()
  if (!box) throw new Error('it is not there')
  return box
}

/** Takes the sheet by its grip and pulls it down in steps, as slowly as nobody swings. */
async function pull(page: Page, by: number): Promise<void> {
  const { x, y, width } = await restingBox(sheet(page))
  await page.mouse.move(x + width / 2, y + 10)
  await page.mouse.down()
  for (let step = 1; step <= 10; step++) {
    await page.mouse.move(x + width / 2, y + 10 + (by * step) / 10)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

test.beforeEach(async ({ page, visit }) => {
  await visit('everyday')
  await opener(page).click()
})

test('M6: on a phone a dialog stands at the foot, as wide as the screen', async ({ page }) => {
  const { x, y, width, height } = await restingBox(sheet(page))
  expect([x, width, Math.round(y + height)]).toEqual([0, 390, 844])
  expect(y).toBeGreaterThan(300)
})

test('M6: pulled down by its grip it follows, closes, and gives the focus back', async ({ page }) => {
  const before = await restingBox(sheet(page))
  await pull(page, 200)
  expect((await sheet(page).boundingBox())?.y).toBeCloseTo(before.y + 200, 0)
  await page.mouse.up()
  await expect(sheet(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test('M6: pulled a little and let go, it stays, and goes back to its place', async ({ page }) => {
  const before = await restingBox(sheet(page))
  await pull(page, 30)
  await page.mouse.up()
  await expect(async () => expect((await restingBox(sheet(page))).y).toBe(before.y)).toPass()
  await expect(sheet(page)).toBeVisible()
})

test('S3: what is asked for stands above what leaves all as it is', async ({ page }) => {
  await closeByEscape(page)
  await page.getByRole('button', { name: 'Profil' }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  const question = page.getByRole('dialog', { name: 'Möchten Sie sich abmelden?' })
  const [logOut, cancel] = await Promise.all(
    ['Abmelden', 'Abbrechen'].map((name) => restingBox(question.getByRole('button', { name }))),
  )
  expect(logOut?.y).toBeLessThan(cancel?.y ?? 0)
  expect([logOut?.x, logOut?.width]).toEqual([cancel?.x, cancel?.width])
  expect(logOut?.width).toBeGreaterThan(300)
})
