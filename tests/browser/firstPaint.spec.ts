import type { Locator, Page } from '@playwright/test'
import { hold } from './support/held'
import { accountHeader, content } from './support/landmarks'
import { expect, test } from './support/test'

const shown = (page: Page) => page.locator('.before').filter({ visible: true })

/** Opens a page whose script does not come until `release`, and waits for the document and its styles. */
async function openWithoutScript(page: Page, path: string) {
  const script = '**/assets/index-*.js'
  const { release } = await hold(page, script)
  // The page is not loaded before its script.
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('#late')).toHaveCSS('position', 'fixed')
  return {
    async release() {
      release()
      await expect(page.locator('.before')).toHaveCount(0)
      await page.unroute(script)
    },
  }
}

/** The element of the document that the portal took over. */
interface Watched extends Window {
  field?: Element | null
}

for (const { brand, path, heading, button } of [
  { brand: 'second', path: '/login', heading: 'Anmelden', button: 'Code anfordern' },
  { brand: 'first', path: '/login?lang=sr', heading: 'Prijava', button: 'Pošalji kod' },
] as const)
  test.describe(`${path} of the ${brand} brand`, () => {
    test.use({ brand })

    test('S1: the login is there before the portal, which takes it over as it is', async ({ page }) => {
      const { release } = await openWithoutScript(page, path)
      await expect(shown(page)).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      const field = shown(page).getByRole('textbox')
      await field.evaluate((element) => {
        ;(window as Watched).field = element
      })
      await field.pressSequentially('4366010')
      await field.press('Home')
      const box = await shown(page).getByRole('button', { name: button }).boundingBox()
      await release()

      const portal = page.locator('#portal')
      await expect(portal.getByRole('link', { name: /Barrierefreiheit|Pristupačnost/ })).toBeVisible()
      const taken = portal.getByRole('textbox')
      await expect(taken).toHaveValue('4366010')
      await expect(taken).toBeFocused()
      expect(await taken.evaluate((element) => (window as Watched).field === element)).toBe(true)
      await taken.press('9')
      await expect(taken).toHaveValue('94366010')
      expect(await portal.getByRole('button', { name: button }).boundingBox()).toEqual(box)
    })
  })

test('L1: the portal carries out an Enter and a chosen tab of before', async ({ page, sandbox }) => {
  const first = await openWithoutScript(page, '/login')
  await shown(page).getByRole('textbox').fill('436601000001')
  await page.keyboard.press('Enter')
  expect(sandbox.requests).toEqual([])
  await first.release()
  await expect(page.getByLabel('SMS-Code')).toBeFocused()
  expect(sandbox.requests.map(({ operationId }) => operationId)).toEqual(['sendSms'])

  const second = await openWithoutScript(page, '/login')
  await shown(page).getByRole('tab', { name: 'Benutzername' }).click()
  await second.release()
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible()
})

test('S2: a customer sees the frame of the page before the portal, and never the login', async ({
  page,
  visit,
}) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  for (const [path, frames] of Object.entries({
    ...{ '/': 1, '/bills': 1, '/Notification/1/': 1, '/tv': 1, '/login': 0, '/bills/x': 0 },
  })) {
    const { release } = await openWithoutScript(page, path)
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeHidden()
    await expect(shown(page)).toHaveCount(frames)
    await release()
    await expect(content(page)).toBeVisible()
  }
})

test('S2 F2: without a token there is neither frame nor login on another page, and a customer has to sign in', async ({
  page,
  sandbox,
}) => {
  for (const path of ['/', '/bills', '/accessibility', '/reset-password/x', '/nowhere', '/login/x']) {
    const { release } = await openWithoutScript(page, path)
    await expect(shown(page)).toHaveCount(0)
    await release()
    if (path === '/' || path === '/bills') await expect(page).toHaveURL('/login')
  }
  expect(sandbox.requests.map(({ operationId }) => operationId)).toEqual(['checkReset'])
})

/** The top of the highest element inside. */
const topOf = (place: Locator) =>
  place.evaluate((element) => {
    const boxes = [...element.querySelectorAll('*')].map((inner) => inner.getBoundingClientRect())
    return Math.min(...boxes.filter(({ height }) => height > 1).map(({ top }) => top))
  })

test('the frame is as large as what takes its place', async ({ page, visit }) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  for (const [path, header] of [
    ['/', '23,40 €'],
    ['/listing', '23,40 €'],
    ['/tv', 'Fernsehen zu Hause'],
  ] as const)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      // The document itself asks for the customer ahead.
      const me = await hold(page, '**/api/me**')
      const { release } = await openWithoutScript(page, path)
      const skeleton = await shown(page).locator('[aria-hidden]').last().boundingBox()
      const foot = await shown(page).locator(':scope > *').last().boundingBox()
      await release()
      if (width < 1024) expect(await page.locator('#quick').boundingBox()).toEqual(foot)
      expect(await content(page).locator('[aria-hidden]').first().boundingBox()).toEqual(skeleton)
      me.release()
      await expect(accountHeader(page)).toContainText(header)
      expect(await topOf(content(page))).toBe(skeleton?.y)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
})
