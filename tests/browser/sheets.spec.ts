import type { Locator, Page } from '@playwright/test'
import { button } from './support/payment'
import { expect, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 } })

const opener = (page: Page) => button(page, 'Bonus anzeigen')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Ihr Bonus' })

/** The box of an element after its animations. */
async function restingBox(of: Locator) {
  await of.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const box = await of.boundingBox()
  if (!box) throw new Error(`${of} has no box`)
  return box
}

/** Pulls the sheet down by its grip, slowly enough to be no swipe. */
async function pull(page: Page, by: number): Promise<void> {
  const { x, y, width } = await restingBox(sheet(page))
  await page.mouse.move(x + width / 2, y + 10)
  await page.mouse.down()
  for (let step = 1; step <= 10; step++) {
    await page.mouse.move(x + width / 2, y + 10 + (by * step) / 10)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

test('M6: a dialog opens at the foot; a short pull leaves it open, a long pull closes it', async ({
  page,
  visit,
}) => {
  await visit('everyday')
  await opener(page).click()
  const { x, y, width, height } = await restingBox(sheet(page))
  expect([x, width, Math.round(y + height)]).toEqual([0, 390, 844])
  expect(y).toBeGreaterThan(300)
  await pull(page, 30)
  await page.mouse.up()
  await expect(async () => expect((await restingBox(sheet(page))).y).toBe(y)).toPass()
  await expect(sheet(page)).toBeVisible()
  await pull(page, 200)
  expect((await sheet(page).boundingBox())?.y).toBeCloseTo(y + 200, 0)
  await page.mouse.up()
  await expect(sheet(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test('S3: of two buttons, the one that acts stands above the one that cancels', async ({ page, visit }) => {
  await visit('everyday')
  await button(page, 'Profil').click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  const question = page.getByRole('dialog', { name: 'Möchten Sie sich abmelden?' })
  const logOut = await restingBox(question.getByRole('button', { name: 'Abmelden' }))
  const cancel = await restingBox(question.getByRole('button', { name: 'Abbrechen' }))
  expect(logOut.y).toBeLessThan(cancel.y)
  expect([logOut.x, logOut.width]).toEqual([cancel.x, cancel.width])
  expect(logOut.width).toBeGreaterThan(300)
})
