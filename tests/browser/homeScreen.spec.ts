import { hold } from './support/held'
import { content } from './support/landmarks'
import { expect, test } from './support/test'

interface Manifest {
  name: string
  icons: { src: string; type: string }[]
}

for (const [brand, name, colours] of [
  ['first', 'Einklang Kundenportal', ['#06393d', '#06292c']],
  ['second', 'Zweiklang Kundenportal', ['#10297a', '#0e1a45']],
] as const)
  test(`the ${brand} brand can be put on a home screen, and colours the bar of the browser`, async ({
    page,
    server,
  }) => {
    server.showBrand(brand)
    await page.goto('/login')
    const link = page.locator('link[rel=manifest]')
    await expect(link).toHaveCount(1)
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest: Manifest = await answer.json()
    expect(manifest.name).toBe(name)
    const touched = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
    for (const { src, type } of [...manifest.icons, { src: touched ?? '', type: 'image/png' }])
      expect((await page.request.get(src)).headers()['content-type'], src).toContain(type)
    const bar = page.locator('meta[name=theme-color]')
    for (const [scheme, colour] of [
      ['light', colours[0]],
      ['dark', colours[1]],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await expect(bar).toHaveAttribute('content', colour)
    }
  })

test('M1: what is left comes before the name for the home screen', async ({ page, visit }) => {
  const resources = await hold(page, '**/api/resources')
  const name = await hold(page, '**/assets/homeScreen-*.js')
  const going = visit('everyday')
  await page.waitForFunction(() => window.callsAhead?.length === 0)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(name.count()).toBe(0)
  resources.release()
  await going
  await expect(content(page)).toContainText('Daten Österreich')
  await expect.poll(name.count).toBe(1)
})
