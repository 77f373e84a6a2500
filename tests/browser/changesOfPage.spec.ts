import type { Page } from '@playwright/test'
import { accountHeader, content, contractMenu } from './support/landmarks'
import { expect, test } from './support/test'

/** How often a page has faded into the next. */
async function countFades(page: Page) {
  let count = 0
  await page.exposeFunction('noteFade', () => count++)
  await page.addInitScript(() => {
    const { startViewTransition } = Document.prototype
    Document.prototype.startViewTransition = function (this: Document, ...change) {
      const { noteFade } = window as unknown as { noteFade: () => void }
      noteFade()
      return startViewTransition.apply(this, change)
    }
  })
  return () => count
}

const heading = (page: Page, name: string) => content(page).getByRole('heading', { level: 1, name })

test('a page fades into one that is there, and into no other', async ({ page, visit }) => {
  const fades = await countFades(page)
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  const support = page.getByRole('link', { name: 'Kundenservice' })
  const file = page.waitForResponse('**/assets/Support-*.js')
  await support.hover()
  await file
  await support.click()
  await expect(heading(page, 'Kundenservice')).toBeVisible()
  expect(fades()).toBe(1)
  // Without a pointer on it before, nothing has been fetched.
  await contractMenu(page)
    .getByRole('link', { name: 'Guthaben aufladen' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(heading(page, 'Guthaben aufladen')).toBeVisible()
  expect(fades()).toBe(1)
})

test('nothing fades for who wants less motion', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const fades = await countFades(page)
  await visit('everyday')
  const file = page.waitForResponse('**/assets/Support-*.js')
  const support = page.getByRole('link', { name: 'Kundenservice' })
  await support.hover()
  await file
  await support.click()
  await expect(heading(page, 'Kundenservice')).toBeVisible()
  expect(fades()).toBe(0)
  await page.emulateMedia({ reducedMotion: null })
})

for (const [how, about] of [
  ['points at', 'pointerover'],
  ['focuses', 'focusin'],
  ['touches', 'touchstart'],
] as const)
  test(`the file of a page is fetched when the customer ${how} its link`, async ({ page, visit }) => {
    await visit('everyday')
    await expect(accountHeader(page)).toContainText('23,40 €')
    const file = page.waitForRequest('**/assets/Support-*.js')
    await page.getByRole('link', { name: 'Kundenservice' }).dispatchEvent(about)
    await file
    await expect(page).toHaveURL('/')
  })
