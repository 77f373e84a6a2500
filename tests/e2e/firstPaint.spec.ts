import type { Locator, Page } from '@playwright/test'
import { brands } from '../../scripts/brands'
import { accountHeader, content } from './support/customer'
import { expect, test } from './support/test'
import { hold } from './support/timing'

const prerendered = (page: Page) => page.locator('.prerendered').filter({ visible: true })

/** Opens a page whose script is held until `release`, and waits for the document and its styles. */
async function openWithoutScript(page: Page, path: string) {
  const script = '**/assets/index-*.js'
  const { release } = await hold(page, script)
  // The page is not loaded before its script.
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('#load-failure')).toHaveCSS('position', 'fixed')
  return {
    async release() {
      release()
      await expect(page.locator('.prerendered')).toHaveCount(0)
      await page.unroute(script)
    },
  }
}

for (const { brand, path, heading, button } of [
  { brand: 'second', path: '/login', heading: 'Anmelden', button: 'Code anfordern' },
  { brand: 'first', path: '/login?lang=sr', heading: 'Prijava', button: 'Pošalji kod' },
] as const)
  test.describe(`${path} of the ${brand} brand`, () => {
    test.use({ brand })

    test('S1: the login is visible before the portal, which hydrates it', async ({ page }) => {
      const { release } = await openWithoutScript(page, path)
      await expect(prerendered(page)).toHaveCount(1)
      await expect(page.locator('main')).toHaveCount(1)
      const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
      expect(ids).toEqual([...new Set(ids)])
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      // The deferred styles have the pictures, and do not wait for the portal.
      await expect(page.locator('.brandmark')).toHaveCSS('mask-image', /^url/, { pseudo: 'before' })
      const field = prerendered(page).getByRole('textbox')
      const element = await field.elementHandle()
      await field.pressSequentially('4366010')
      await field.press('Home')
      const box = await prerendered(page).getByRole('button', { name: button }).boundingBox()
      await release()

      const portal = page.locator('#portal')
      await expect(portal.getByRole('link', { name: /Barrierefreiheit|Pristupačnost/ })).toBeVisible()
      await expect(page.locator('link[rel=manifest]')).toBeAttached()
      await expect(page.locator('#critical-styles, link[href*="Deferred-"]')).toHaveCount(2)
      const portalField = portal.getByRole('textbox')
      await expect(portalField).toHaveValue('4366010')
      await expect(portalField).toBeFocused()
      expect(await portalField.evaluate((current, previous) => current === previous, element)).toBe(true)
      await portalField.press('9')
      await expect(portalField).toHaveValue('94366010')
      expect(await portal.getByRole('button', { name: button }).boundingBox()).toEqual(box)
    })
  })

test('L1: the portal replays an Enter and a tab choice from before it loaded', async ({ page, sandbox }) => {
  const first = await openWithoutScript(page, '/login')
  await prerendered(page).getByRole('textbox').fill('436601000001')
  await page.keyboard.press('Enter')
  expect(sandbox.requests).toEqual([])
  await first.release()
  await expect(page.getByLabel('SMS-Code')).toBeFocused()
  expect(sandbox.requests.map(({ operationId }) => operationId)).toEqual(['sendSms'])

  const second = await openWithoutScript(page, '/login')
  await prerendered(page).getByRole('tab', { name: 'Benutzername' }).click()
  await second.release()
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible()
})

test('S2: signed-in customers see the shell first, never the login', async ({ page, visit }) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  const shellsOf = { '/': 1, '/bills': 1, '/Notification/1/': 1, '/tv': 1, '/login': 0, '/bills/x': 0 }
  for (const [path, shells] of Object.entries(shellsOf)) {
    const { release } = await openWithoutScript(page, path)
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeHidden()
    await expect(prerendered(page)).toHaveCount(shells)
    await release()
    await expect(content(page)).toBeVisible()
  }
})

test('S2 F2: without a token, a page shows nothing or redirects to the login', async ({ page, sandbox }) => {
  for (const path of ['/', '/bills', '/accessibility', '/reset-password/x', '/nowhere', '/login/x']) {
    const { release } = await openWithoutScript(page, path)
    await expect(prerendered(page)).toHaveCount(0)
    await release()
    if (path !== '/' && path !== '/bills') continue
    await expect(page).toHaveURL('/login')
    expect(sandbox.requests).toEqual([])
  }
})

/** The top of the highest element inside. */
const topOf = (place: Locator) =>
  place.evaluate((element) => {
    const boxes = [...element.querySelectorAll('*')].map((inner) => inner.getBoundingClientRect())
    return Math.min(...boxes.filter(({ height }) => height > 1).map(({ top }) => top))
  })

test('the prerendered shell is as large as the content that replaces it', async ({ page, visit }) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  for (const [path, header] of [
    ['/', '23,40 €'],
    ['/listing', '23,40 €'],
    ['/tv', 'Fernsehen zu Hause'],
  ] as const)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      // The document itself prefetches the customer.
      const me = await hold(page, '**/api/me**')
      const { release } = await openWithoutScript(page, path)
      const skeleton = await prerendered(page).locator('[aria-hidden]').last().boundingBox()
      const foot = await prerendered(page).locator(':scope > * > *').last().boundingBox()
      await release()
      if (width < 1024) expect(await page.locator('#quick').boundingBox()).toEqual(foot)
      expect(await content(page).locator('[aria-hidden]').first().boundingBox()).toEqual(skeleton)
      me.release()
      await expect(accountHeader(page)).toContainText(header)
      expect(await topOf(content(page))).toBe(skeleton?.y)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
})

type Manifest = { name: string; icons: { src: string; type: string }[] }

for (const [brand, { title, colours }] of brands)
  test(`the ${brand} brand has a home screen icon and colours the browser`, async ({ page, server }) => {
    server.reset(brand)
    await page.goto('/login?lang=sr')
    const linked = (rel: string) => page.locator(`link[rel=${rel}]`).getAttribute('href')
    const typeOf = async (path: string) => (await page.request.get(path)).headers()['content-type']
    const path = (await linked('manifest')) ?? ''
    expect(await typeOf(path)).toContain('application/manifest+json')
    const manifest: Manifest = await (await page.request.get(path)).json()
    expect(manifest).toMatchObject({ name: title, lang: 'sr-Latn' })
    const touched = { src: (await linked('apple-touch-icon')) ?? '', type: 'image/png' }
    for (const { src, type } of [...manifest.icons, touched]) expect(await typeOf(src), src).toContain(type)
    for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
      await page.emulateMedia({ colorScheme })
      const colour = colours.header[index] ?? ''
      await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', colour)
    }
  })

test('M1: the units load before the web app manifest', async ({ page, visit }) => {
  const resources = await hold(page, '**/api/resources')
  const name = await hold(page, '**/assets/homeScreenMetadata-*.js')
  name.release()
  const visiting = visit('everyday')
  await page.waitForFunction(() => window.prefetchedCalls?.length === 0)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(name.count()).toBe(0)
  resources.release()
  await visiting
  await expect(content(page)).toContainText('Daten Österreich')
  await expect.poll(name.count).toBe(1)
})
