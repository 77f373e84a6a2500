import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Locales } from '../../../../i18n/i18n-types'
import { type Picture, schemes, widths } from '../../gallery/manifest'

const heights = { 390: 844, 1280: 900 } as const
/** The maximum height of a picture, in pixels; of a longer page, it shows the beginning. */
const MAX_HEIGHT_PX = 6000

/** Waits until the page has rendered; its own clock is fixed and cannot tell. */
async function waitUntilRendered(page: Page): Promise<void> {
  const height = () =>
    page.evaluate(async () => {
      // Waits for real frames: `requestAnimationFrame` follows the page's clock.
      await document.body.animate([], 1).finished
      await document.body.animate([], 1).finished
      return document.documentElement.scrollHeight
    })
  for (let last = -1, now = await height(); now !== last; ) {
    await page.clock.runFor(40)
    last = now
    now = await height()
  }
}

/**
 * Makes room for the whole page, so that the picture contains all of it. A dialog stays in its place on the screen:
 * with one open, the picture shows one screen.
 */
async function fitViewport(page: Page, width: Picture['width']) {
  await page.setViewportSize({ width, height: heights[width] })
  await waitUntilRendered(page)
  const height = await page.evaluate(() =>
    document.querySelector('[role=dialog], dialog[open]') ? 0 : document.documentElement.scrollHeight,
  )
  if (height > heights[width]) await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT_PX) })
  if (height > 0) await page.evaluate(() => window.scrollTo(0, 0))
  await waitUntilRendered(page)
}

/** What a screen reader says of the page, an element a line. Where a link leads, it does not say. */
async function listen(page: Page): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot()
  const lines = snapshot.split('\n').map((line) => line.replace(/^ *- /, ''))
  return lines.filter((line) => !line.startsWith('/url:'))
}

const emulate = (page: Page, scheme: Picture['scheme'] | null) =>
  page.emulateMedia({
    colorScheme: scheme === 'forced' ? null : scheme,
    forcedColors: scheme === 'forced' ? 'active' : null,
  })

/** Pictures of the page at each width and in each scheme, and what a screen reader says: all lines on a phone, then those that only a desk has. */
export async function takePictures(page: Page, folder: string, name: string, locale: Locales) {
  const previousSize = page.viewportSize()
  const pictures: Picture[] = []
  const heard: string[] = []
  // The time of day is fixed already; stopping timers prevents timeouts and announcements meanwhile.
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now)
  for (const width of widths) {
    await fitViewport(page, width)
    for (const scheme of schemes) {
      await emulate(page, scheme)
      const file = join('pictures', `${name}-${width}-${locale}-${scheme}.png`)
      await page.screenshot({ path: join(folder, file), animations: 'disabled' })
      pictures.push({ width, locale, scheme, file })
    }
    const lines = await listen(page)
    heard.push(...lines.filter((line) => width === widths[0] || !heard.includes(line)))
  }
  await emulate(page, null)
  if (previousSize) await page.setViewportSize(previousSize)
  await page.clock.resume()
  // Without this, the time in a later frame would continue from here.
  await page.clock.setFixedTime(now)
  return { pictures, heard }
}
