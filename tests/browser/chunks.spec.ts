import type { Locator, Page } from '@playwright/test'
import { installStoppedClock, stopClock } from './support/clock'
import { hold } from './support/held'
import { accountHeader, content, toasts } from './support/landmarks'
import { expect, test } from './support/test'

const overviewFile = '**/assets/Overview-*.js'
const message = 'Dieser Teil der Seite konnte nicht geladen werden.'

test('S7: a part that does not load can be asked for again, and the rest stays usable', async ({
  page,
  visit,
  complaints,
}) => {
  await page.route(overviewFile, (route) => route.abort())
  await visit('everyday')
  await expect(content(page).getByRole('heading', { name: message })).toBeVisible()
  await page.getByRole('link', { name: 'Kundenservice' }).click()
  await expect(page).toHaveURL('/customer-support')
  await expect(page.getByText(message)).toHaveCount(0)
  await page.goBack()
  await expect(content(page).getByRole('heading', { name: message })).toBeVisible()

  await page.unroute(overviewFile)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  complaints.length = 0
})

test('S7: a part that has not come after 120 seconds is given up', async ({ page, visit, complaints }) => {
  await installStoppedClock(page)
  await page.route(overviewFile, () => undefined)
  const asked = page.waitForRequest(overviewFile)
  await visit('everyday')
  await asked
  await expect(page.getByRole('button', { name: 'Profil' })).toBeVisible()
  await page.clock.runFor(119_000)
  await expect(page.getByText(message)).toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(content(page).getByRole('heading', { name: message })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  complaints.length = 0
})

test('a part is shown as soon as it is there, even if no time passes', async ({ page, visit }) => {
  await page.clock.install()
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  await stopClock(page)
  await page.getByRole('link', { name: 'Kundenservice' }).click()
  await expect(content(page).getByRole('heading', { level: 1, name: 'Kundenservice' })).toBeVisible()
  await expect(content(page).getByLabel('Beschreibung')).toBeVisible()
})

test('the file of a screen is asked for together with that of the shell around it', async ({
  page,
  visit,
}) => {
  const shell = await hold(page, '**/assets/customer-*.js')
  const overview = page.waitForRequest(overviewFile)
  await visit('everyday')
  await overview
  expect(shell.count()).toBe(1)
  shell.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
})

const late = 'Die Seite konnte noch nicht geladen werden.'
/** As if the time had passed after which nobody would wait longer. */
const wait = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations === 1) animation.finish()
  })

test('S7: a portal of whoever is signed in that does not come says so, with another try', async ({
  page,
  visit,
  complaints,
}) => {
  await page.route('**/assets/customer-*.js', (route) => route.abort())
  await page.route('**/assets/de-*.js', (route) => route.abort())
  // What the page of the test before broke off.
  complaints.length = 0
  await visit('everyday')
  await expect(page.getByText(late)).toBeVisible()
  // Each of the two that failed is told, and neither twice.
  expect(complaints).toEqual([])
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Erneut versuchen' }).click()
  await expect(accountHeader(page)).toContainText('23,40 €')
})

test('S7: words that do not come lead to a page that says so in both languages, with another try', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/de-*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByText(late)).toBeVisible()
  await expect(page.getByText('Stranica još nije mogla da se učita.')).toBeVisible()
  await page.unroute('**/assets/de-*.js')
  await page.getByRole('link', { name: 'Pokušaj ponovo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  await expect(page.getByText(late)).toBeHidden()
  complaints.length = 0
})

test('S7: so does a portal that does not come, after a while', async ({ page, complaints }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/bills')
  await expect(page.getByText(late)).toBeHidden()
  await wait(page)
  await expect(page.getByText(late)).toBeVisible()
  await page.unroute('**/assets/index-*.js')
  await page.getByRole('link', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  complaints.length = 0
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('S7: a sentence says in both languages what is needed', async ({ page }) => {
    await page.goto('/login')
    const [german, serbian] = await page.locator('noscript p').all()
    await expect(german as Locator).toBeVisible()
    await expect(german as Locator).toContainText('Dieses Portal braucht JavaScript.')
    await expect(serbian as Locator).toContainText('Ovom portalu je potreban JavaScript.')
    await expect(page.getByText(late)).toBeHidden()
  })
})

test.describe('a brand with a language switch', () => {
  test.use({ brand: 'first' })

  test('S7: words of another language that do not come leave the language as it is, and say so', async ({
    page,
    visit,
    complaints,
  }) => {
    await visit('everyday')
    await expect(accountHeader(page)).toContainText('23,40 €')
    await page.route('**/assets/sr-*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Sprache' }).click()
    await page.getByRole('menuitemradio', { name: 'SRB' }).click()
    await expect(toasts(page)).toContainText(message)
    await expect(page.getByRole('link', { name: 'Kundenservice' })).toBeVisible()
    complaints.length = 0
  })
})
