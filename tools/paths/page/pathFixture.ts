import type { Browser, BrowserContextOptions } from '@playwright/test'
import type { Locales } from '../../../i18n/i18n-types'
import config from '../../../playwright.config'
import type { PortalServer } from '../../../sandbox/portalServer'
import { tokenOf } from '../../../sandbox/tokenOf'
import { drivers } from '../../../tests/paths/drivers/all'
import type { GoldenPath } from '../golden'
import type { StartWalk } from '../runPaths'
import { createExposedFunctions, type ExposedFunctions } from './exposedFunctions'
import { openWithStorage } from './openWithStorage'
import { bundlePathPage } from './pageBundle'

/** A page for several paths, one after the other: a new page for each would cost as much as the walk. */
export type PathFixture = Awaited<ReturnType<typeof openPathFixture>>

/** Nothing scrolls into view by itself: a list loads more only when the path does so. */
export function disableIntersectionObserver(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe() {}
  }
}

/** Opens a page with a settable clock, and adds everything that all paths need. */
export async function openPathFixture(browser: Browser, { origin, sandbox }: PortalServer) {
  const { locale, viewport } = config.use as BrowserContextOptions
  // No path asks for motion, which takes time.
  const context = await browser.newContext({ locale, viewport, baseURL: origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  let exposed: ExposedFunctions | undefined
  await page.exposeFunction('callExposed', (name: keyof ExposedFunctions, args: never[]) => {
    if (!exposed) throw new Error('no path is being walked')
    return (exposed[name] as (...args: never[]) => unknown)(...args)
  })
  await page.addInitScript(disableIntersectionObserver)
  await page.clock.install({ time: sandbox.clock.now() })
  return {
    page,
    /** The script that walks a path inside the page. */
    bundle: await bundlePathPage(),
    /** Sets the provider that the page calls from now on. */
    answerBy(next: ExposedFunctions) {
      exposed = next
    },
  }
}

/** How the portal is shown. */
interface Variant {
  brand?: string
  locale?: Locales
}

/** Walks a path on the built portal; what touches the screen runs in the page, as `walkPath` of its bundle. */
export const pageWalk =
  (
    { page, bundle, answerBy }: PathFixture,
    server: PortalServer,
    stem: keyof typeof drivers,
    path: GoldenPath,
    { brand = 'second', locale = 'de' }: Variant = {},
  ): StartWalk =>
  async (start) => {
    const visit = drivers[stem].visit(start, path)
    const { path: address = '/', account, stored, tab = {}, hold } = visit
    server.limitInactivity(visit.inactivityMinutes)
    server.setFurtherReads(visit.furtherReads)
    answerBy(await createExposedFunctions(page, server, hold))
    const token = account && { token: await tokenOf(server.sandbox, account) }
    const entries = { ...stored, locale, ...token }
    const tabValues = Object.entries(tab).map(([key, value]) => [key, JSON.stringify(value)])
    await openWithStorage(page, address, brand, entries, Object.fromEntries(tabValues))
    await page.evaluate(bundle)
    const args = [stem, locale, start] as const
    const inPage = await page.evaluateHandle((args) => window.walkPath(...args), args)
    return {
      fire: (event) => inPage.evaluate((walk, event) => walk.fire(event), event),
      expects: (observed) => inPage.evaluate((walk, observed) => walk.expects(observed), observed),
      observe: () => inPage.evaluate((walk) => walk.observe()),
    }
  }
