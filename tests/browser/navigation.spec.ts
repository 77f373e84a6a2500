import { accountHeader, contractEntry, contractMenu, heading } from './support/customer'
import { expect, test } from './support/test'

const supportFile = '**/assets/Support-*.js'

test.beforeEach(async ({ page, visit }) => {
  await page.addInitScript(() => {
    const { startViewTransition } = Document.prototype
    Object.assign(window, { fades: 0 })
    Document.prototype.startViewTransition = function (this: Document, ...change) {
      Object.assign(window, { fades: Number(Reflect.get(window, 'fades')) + 1 })
      return startViewTransition.apply(this, change)
    }
  })
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
})

test('F5: Back and Forward restore pages and contracts', async ({ page }) => {
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
  test(`only a loaded page fades in; motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    const support = page.getByRole('link', { name: 'Kundenservice' })
    const file = page.waitForResponse(supportFile)
    await support.hover()
    await file
    await support.click()
    await expect(heading(page, 'Kundenservice')).toBeVisible()
    const fades = reducedMotion === 'reduce' ? 0 : 1
    expect(await page.evaluate('fades')).toBe(fades)
    // No pointer was on this link, so its page is not loaded.
    const topUp = contractMenu(page).getByRole('link', { name: 'Guthaben aufladen' })
    await topUp.evaluate((link: HTMLElement) => link.click())
    await expect(heading(page, 'Guthaben aufladen')).toBeVisible()
    expect(await page.evaluate('fades')).toBe(fades)
    await page.emulateMedia({ reducedMotion: null })
  })

for (const event of ['focusin', 'touchstart'])
  test(`prefetches the file of a page on ${event} of its link`, async ({ page }) => {
    const file = page.waitForRequest(supportFile)
    await page.getByRole('link', { name: 'Kundenservice' }).dispatchEvent(event)
    await file
    await expect(page).toHaveURL('/')
  })
