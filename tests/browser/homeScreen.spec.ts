import { hold } from './support/held'
import { content } from './support/landmarks'
import { expect, test } from './support/test'

interface Manifest {
  name: string
  icons: { src: string; type: string }[]
}

for (const [brand, name, colours] of [
  ['first', 'Einklang Kundenportal', { light: '#06393d', dark: '#06292c' }],
  ['second', 'Zweiklang Kundenportal', { light: '#10297a', dark: '#0e1a45' }],
] as const)
  test(`the ${brand} brand can be put on a home screen, and colours the bar of the browser`, async ({
    page,
    server,
  }) => {
    server.showBrand(brand)
    await page.goto('/login')
    const linked = (rel: string) => page.locator(`link[rel=${rel}]`).getAttribute('href')
    const typeOf = async (path: string) => (await page.request.get(path)).headers()['content-type']
    const path = (await linked('manifest')) ?? ''
    expect(await typeOf(path)).toContain('application/manifest+json')
    const manifest: Manifest = await (await page.request.get(path)).json()
    expect(manifest.name).toBe(name)
    const touched = { src: (await linked('apple-touch-icon')) ?? '', type: 'image/png' }
    for (const { src, type } of [...manifest.icons, touched]) expect(await typeOf(src), src).toContain(type)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', colours[colorScheme])
    }
  })

test('M1: the units load before the manifest of the home screen', async ({ page, visit }) => {
  const resources = await hold(page, '**/api/resources')
  const name = await hold(page, '**/assets/homeScreen-*.js')
  const visiting = visit('everyday')
  await page.waitForFunction(() => window.callsAhead?.length === 0)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(name.count()).toBe(0)
  resources.release()
  await visiting
  await expect(content(page)).toContainText('Daten Österreich')
  await expect.poll(name.count).toBe(1)
})
