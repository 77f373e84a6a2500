import { accountHeader, contractEntry, contractMenu, heading } from './support/customer'
import { expect, test } from './support/test'

const supportFile = '**/assets/Support-*.js'

test.beforeEach(async ({ page, visit }) => {
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
  test(`the next page fades in; motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    // Counted when they begin, because they are over soon.
    await page.evaluate(() => {
      const { animate } = Element.prototype
      document.body.dataset.fades = ''
      Element.prototype.animate = function (this: Element, ...how) {
        if (this.id === 'content') document.body.dataset.fades += 'I'
        return animate.apply(this, how)
      }
    })
    const body = page.locator('body')
    await page.getByRole('link', { name: 'Kundenservice' }).click()
    await expect(heading(page, 'Kundenservice')).toBeVisible()
    await expect(body).toHaveAttribute('data-fades', reducedMotion === 'reduce' ? '' : 'I')
    await page.goBack()
    await expect(heading(page, 'Mtel Free M')).toBeVisible()
    await expect(body).toHaveAttribute('data-fades', reducedMotion === 'reduce' ? '' : 'II')
    await page.emulateMedia({ reducedMotion: null })
  })

for (const event of ['focusin', 'touchstart'])
  test(`prefetches the file of a page on ${event} of its link`, async ({ page }) => {
    const file = page.waitForRequest(supportFile)
    await page.getByRole('link', { name: 'Kundenservice' }).dispatchEvent(event)
    await file
    await expect(page).toHaveURL('/')
  })
