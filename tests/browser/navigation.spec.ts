import type { Page } from '@playwright/test'
import { accountHeader, content, contractEntry, contractMenu } from './support/landmarks'
import { expect, test } from './support/test'

const heading = (page: Page, name: string) => content(page).getByRole('heading', { level: 1, name })
const support = (page: Page) => page.getByRole('link', { name: 'Kundenservice' })
const supportFile = '**/assets/Support-*.js'

test('F5: Back and Forward go through pages and contracts', async ({ page, visit }) => {
  await visit('everyday')
  await contractMenu(page).getByRole('link', { name: 'Rechnungen' }).click()
  await expect(page).toHaveURL('/bills')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(heading(page, 'Mtel Free M')).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/bills')
  await contractEntry(page, 'Fernsehen zu Hause').click()
  await expect(page).toHaveURL('/tv')
  await page.goBack()
  await expect(page).toHaveURL('/bills')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a page fades into one that is loaded, and into no other; motion: ${reducedMotion}`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion })
    let fades = 0
    await page.exposeFunction('noteFade', () => fades++)
    await page.addInitScript(() => {
      const { startViewTransition } = Document.prototype
      Document.prototype.startViewTransition = function (this: Document, ...change) {
        const { noteFade } = window as unknown as { noteFade: () => void }
        noteFade()
        return startViewTransition.apply(this, change)
      }
    })
    await visit('everyday')
    await expect(accountHeader(page)).toContainText('23,40 €')
    const file = page.waitForResponse(supportFile)
    await support(page).hover()
    await file
    await support(page).click()
    await expect(heading(page, 'Kundenservice')).toBeVisible()
    const expected = reducedMotion === 'reduce' ? 0 : 1
    expect(fades).toBe(expected)
    // No pointer was on this link, so its page is not loaded.
    const topUp = contractMenu(page).getByRole('link', { name: 'Guthaben aufladen' })
    await topUp.evaluate((link: HTMLElement) => link.click())
    await expect(heading(page, 'Guthaben aufladen')).toBeVisible()
    expect(fades).toBe(expected)
    await page.emulateMedia({ reducedMotion: null })
  })

for (const event of ['pointerover', 'focusin', 'touchstart'])
  test(`the file of a page is fetched on ${event} of its link`, async ({ page, visit }) => {
    await visit('everyday')
    await expect(accountHeader(page)).toContainText('23,40 €')
    const file = page.waitForRequest(supportFile)
    await support(page).dispatchEvent(event)
    await file
    await expect(page).toHaveURL('/')
  })
