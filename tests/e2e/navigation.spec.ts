import type { Page } from '@playwright/test'
import { accountHeader, button, contractEntry, contractMenu, heading } from './support/customer'
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
  test(`the portal prefetches the file of a page on ${event} of its link`, async ({ page }) => {
    const file = page.waitForRequest(supportFile)
    await page.getByRole('link', { name: 'Kundenservice' }).dispatchEvent(event)
    await file
    await expect(page).toHaveURL('/')
  })

const openings: Record<string, (page: Page) => Promise<void>> = {
  notifications: (page) => page.getByRole('button', { name: /^Benachrichtigungen/ }).click(),
  bonus: (page) => button(page, 'Bonus anzeigen').click(),
  logout: async (page) => {
    await button(page, 'Profil').click()
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  },
  switcher: (page) => accountHeader(page).getByRole('button', { name: 'Wertkarte +43 660' }).click(),
  profile: (page) => button(page, 'Profil').click(),
}
for (const [name, open] of Object.entries(openings))
  test(`Back closes what is open over the page (${name}); Forward does not open it`, async ({ page }) => {
    await contractMenu(page).getByRole('link', { name: 'Verbindungen' }).click()
    await expect(heading(page, 'Verbindungen')).toBeVisible()
    const overlay = page.locator('[role=dialog], [role=menu]')
    await open(page)
    await expect(overlay).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(overlay).toBeHidden()
    // A menu returns the focus to its button.
    if (name !== 'profile') await expect(heading(page, 'Mtel Free M')).toBeFocused()
    await page.goForward()
    await expect(heading(page, 'Verbindungen')).toBeFocused()
    await expect(overlay).toBeHidden()
  })

const entry = (page: Page, position: number) => page.locator(`[aria-posinset="${position}"]`)

for (const position of [110, 450])
  test(`Back to a long list returns to its place (entry ${position})`, async ({ page, visit }) => {
    await visit('crowd', '/listing')
    await expect(entry(page, 1)).toBeVisible()
    // The first movement loads what keeps the place.
    const file = page.waitForEvent('requestfinished', (request) => request.url().includes('/restoreScroll-'))
    await page.mouse.wheel(0, 100)
    await file
    await page.evaluate(async (target) => {
      let found: Element | null = null
      while (!found) {
        found = document.querySelector(`[aria-posinset="${target}"]`)
        if (!found) window.scrollBy(0, 1_000)
        await new Promise(requestAnimationFrame)
      }
      found.scrollIntoView({ block: 'center' })
    }, position)
    await expect(entry(page, position)).toBeInViewport()
    // A click of the test would scroll first.
    await page.getByRole('link', { name: 'Kundenservice' }).first().dispatchEvent('click')
    await expect(heading(page, 'Kundenservice')).toBeFocused()
    await page.goBack()
    await expect(entry(page, position)).toBeInViewport()
  })

test('Back and a reload show as many bills as before', async ({ page, visit }) => {
  await visit('crowd', '/bills')
  const rows = page.getByRole('table', { name: 'Rechnungen' }).getByRole('row')
  await expect(rows).toHaveCount(25)
  await button(page, 'Weitere Rechnungen anzeigen').click()
  await expect(rows).toHaveCount(49)
  await page.getByRole('link', { name: 'Kundenservice' }).first().click()
  await expect(heading(page, 'Kundenservice')).toBeFocused()
  await page.goBack()
  await expect(rows).toHaveCount(49)
  await page.reload()
  await expect(rows).toHaveCount(49)
})
