import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Locales } from '../../../../i18n/i18n-types'
import { type Picture, schemes, widths } from '../../gallery/manifest'

const heights = { 390: 844, 1280: 900 } as const
/** Of a longer page the picture shows the beginning. */
const longest = 6000

/** Lets the page draw itself anew, of which its time, which stands still, knows nothing. */
async function settle(page: Page): Promise<void> {
  const height = () =>
    page.evaluate(async () => {
      // Frames as they are drawn: those that a page can ask for come with its time.
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
 * Makes room for the whole page, so that nothing of it is below the picture. What lies over a page stays where a screen has
 * it: there a picture is what one screen shows.
 */
async function makeRoom(page: Page, width: Picture['width']) {
  await page.setViewportSize({ width, height: heights[width] })
  await settle(page)
  const height = await page.evaluate(() =>
    document.querySelector('[role=dialog], dialog[open]') ? 0 : document.documentElement.scrollHeight,
  )
  if (height > heights[width]) await page.setViewportSize({ width, height: Math.min(height, longest) })
  if (height > 0) await page.evaluate(() => window.scrollTo(0, 0))
  await settle(page)
}

/** Every text for a customer or her screen reader, line by line. */
function textsNow(): string[] {
  const names = ['aria-label', 'placeholder', 'alt', 'title'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
      element.checkVisibility() ? (element.getAttribute(name) ?? '') : [],
    ),
  )
  return [...document.body.innerText.split('\n'), ...names].flatMap((text) => text.trim() || [])
}

/** Pictures of what stands on the page at each width and in each scheme, and the texts on them. */
export async function takePictures(page: Page, folder: string, name: string, locale: Locales) {
  const before = page.viewportSize()
  const pictures: Picture[] = []
  const texts = new Set<string>()
  // The time of day stands already; timers stop, so that nothing is given up or announced meanwhile.
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now)
  for (const width of widths) {
    await makeRoom(page, width)
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      const file = join('pictures', `${name}-${width}-${locale}-${scheme}.png`)
      await page.screenshot({ path: join(folder, file), animations: 'disabled' })
      pictures.push({ width, locale, scheme, file })
    }
    for (const text of await page.evaluate(textsNow)) texts.add(text)
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
  await page.clock.resume()
  // In a frame that comes later, time would go on from here.
  await page.clock.setFixedTime(now)
  return { pictures, texts: [...texts] }
}

/** The fonts of the system in which the page is drawn. */
export async function fontsOf(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, p, button',
  })
  const used = await Promise.all(
    nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  await devtools.detach()
  return used.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName))
}
