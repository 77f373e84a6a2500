import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import config from '../../../playwright.config'
import type { PortalServer } from './portalServer'
import type { TestSide } from './testSide'

/** A page on which paths are walked, one after the other: a new page for each would cost as much as the walk. */
export interface PathStage {
  page: Page
  /** Whom the page asks from now on. */
  answerBy(testSide: TestSide): void
}

/** Nothing comes into sight by itself: more of a list comes where the path asks for it. */
export function keepOutOfSight(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe() {}
  }
}

/** Opens a page whose time can be set, and puts into it what all paths need. */
export async function openPathStage(browser: Browser, { origin, sandbox }: PortalServer): Promise<PathStage> {
  const { locale, viewport } = config.use as BrowserContextOptions
  // Nothing moves, which takes time and no path asks for.
  const context = await browser.newContext({
    ...{ locale, viewport, baseURL: origin },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  let testSide: TestSide | undefined
  await page.exposeFunction('askTest', (name: keyof TestSide, args: never[]) => {
    if (!testSide) throw new Error('no path is being walked')
    return (testSide[name] as (...args: never[]) => unknown)(...args)
  })
  await page.addInitScript(keepOutOfSight)
  await page.clock.install({ time: sandbox.clock.now() })
  return {
    page,
    answerBy(next) {
      testSide = next
    },
  }
}
