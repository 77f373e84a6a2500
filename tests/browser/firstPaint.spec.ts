import type { Locator, Page } from '@playwright/test'
import { hold } from './support/held'
import { accountHeader, content } from './support/landmarks'
import { expect, test } from './support/test'

const entry = '**/assets/index-*.js'
/** Until the portal's script has come, an address counts as being loaded. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })
const shown = (page: Page) => page.locator('.before').filter({ visible: true })
/** Until the whole document is there, with its styles. */
async function styled(page: Page) {
  await expect(page.locator('#late')).toBeAttached()
  await expect(page.locator('#late')).toHaveCSS('position', 'fixed')
}

/** What the portal drew by itself of what it found. */
interface Watched extends Window {
  found?: Element | null
}

for (const { path, heading, button } of [
  { path: '/login', heading: 'Anmelden', button: 'Code anfordern' },
  { path: '/login?lang=sr', heading: 'Prijava', button: 'Pošalji kod' },
])
  for (const brand of ['first', 'second'] as const)
    test.describe(`${path} of the ${brand} brand`, () => {
      test.use({ brand })

      test('S1: the login stands before the portal is loaded, and is taken over as it stands', async ({
        page,
      }) => {
        const held = await hold(page, entry)
        await open(page, path)
        await expect(shown(page)).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        const field = shown(page).getByRole('textbox')
        await field.evaluate((element) => {
          ;(window as Watched).found = element
        })
        await field.pressSequentially('4366010')
        await field.press('Home')
        const before = await shown(page).getByRole('button', { name: button }).boundingBox()
        held.release()

        const portal = page.locator('#portal')
        await expect(portal.getByRole('link', { name: /Barrierefreiheit|Pristupačnost/ })).toBeVisible()
        await expect(page.locator('.before')).toHaveCount(0)
        const taken = portal.getByRole('textbox')
        await expect(taken).toHaveValue('4366010')
        await expect(taken).toBeFocused()
        expect(await taken.evaluate((element) => (window as Watched).found === element)).toBe(true)
        await taken.press('9')
        await expect(taken).toHaveValue('94366010')
        expect(await portal.getByRole('button', { name: button }).boundingBox()).toEqual(before)
      })
    })

test('L1: Enter before the portal is loaded is carried out when it comes, with all that was typed', async ({
  page,
  sandbox,
}) => {
  const held = await hold(page, entry)
  await open(page, '/login')
  await styled(page)
  const field = shown(page).getByRole('textbox')
  await field.fill('436601000001')
  await field.press('Enter')
  expect(sandbox.requests).toEqual([])
  held.release()
  await expect(page.getByLabel('SMS-Code')).toBeFocused()
  expect(sandbox.requests.map(({ operationId }) => operationId)).toEqual(['sendSms'])
})

test('a tab that was pressed before the portal is loaded is chosen when it comes', async ({ page }) => {
  const held = await hold(page, entry)
  await open(page, '/login')
  await styled(page)
  await shown(page).getByRole('tab', { name: 'Benutzername' }).click()
  held.release()
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible()
})

test('S2: who is signed in sees the frame of the page before the portal is loaded, and never the login', async ({
  page,
  visit,
}) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  const withoutFrame = ['/login', '/bills/x']
  for (const path of ['/', '/bills', '/Notification/1/', '/tv', ...withoutFrame]) {
    const held = await hold(page, entry)
    await open(page, path)
    await styled(page)
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeHidden()
    await expect(shown(page)).toHaveCount(withoutFrame.includes(path) ? 0 : 1)
    held.release()
    await expect(page.locator('.before')).toHaveCount(0)
    await expect(content(page)).toBeVisible()
    await page.unroute(entry)
  }
})

test('S2: who is not signed in sees neither frame nor login where another page was asked for', async ({
  page,
}) => {
  for (const path of ['/', '/bills', '/accessibility', '/reset-password/x', '/nowhere', '/login/x']) {
    const held = await hold(page, entry)
    await open(page, path)
    await styled(page)
    await expect(shown(page)).toHaveCount(0)
    held.release()
    await expect(page.locator('.before')).toHaveCount(0)
    await page.unroute(entry)
  }
})

/** Where the first thing in it begins. */
const topOf = (place: Locator) =>
  place.evaluate((element) => {
    const boxes = [...element.querySelectorAll('*')].map((inner) => inner.getBoundingClientRect())
    return Math.min(...boxes.filter(({ height }) => height > 1).map(({ top }) => top))
  })

test('the frame is as large as what takes its place', async ({ page, visit }) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  for (const path of ['/', '/listing', '/tv'])
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const held = await hold(page, entry)
      const me = await hold(page, '**/api/me**')
      await open(page, path)
      await styled(page)
      const skeleton = shown(page).locator('[aria-hidden]').last()
      const before = await skeleton.boundingBox()
      const foot = await shown(page).locator(':scope > *').last().boundingBox()
      held.release()
      await expect(page.locator('.before')).toHaveCount(0)
      if (width < 1024) expect(await page.locator('#quick').boundingBox()).toEqual(foot)
      expect(await content(page).locator('[aria-hidden]').first().boundingBox()).toEqual(before)
      me.release()
      const isTv = path === '/tv'
      await expect(accountHeader(page)).toContainText(isTv ? 'Fernsehen zu Hause' : '23,40 €')
      expect(await topOf(content(page))).toBe(before?.y)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
})
