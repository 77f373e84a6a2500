import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { headlessArgs, headlessPath } from '../../scripts/browserPath'

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** A mid-range phone on a slow mobile network. */
export const SLOW_PHONE = { cpuSlowdown: 4, downMbps: 1.6, upKbps: 750, latencyMs: 150 }

/** Measures several pages in turn. Each round runs in a new browser and begins with another page. */
export async function measureRoundRobin<Result>(
  runs: number,
  pages: readonly { name: string; measure: (browser: Browser) => Promise<Result> }[],
): Promise<Map<string, Result[]>> {
  const executablePath = headlessPath()
  if (!executablePath) throw new Error('Chromium is missing: `npx tsx scripts/findBrowser.ts` installs it.')
  const results = new Map(pages.map(({ name }) => [name, [] as Result[]]))
  for (let round = 0; round < runs; round++) {
    const browser = await chromium.launch({ executablePath, args: [...headlessArgs] })
    const first = round % pages.length
    for (const { name, measure } of [...pages.slice(first), ...pages.slice(0, first)]) {
      console.info(`  round ${round + 1} of ${runs}: ${name}`)
      results.get(name)?.push(await measure(browser))
    }
    await browser.close()
  }
  return results
}

/** tsx wraps named functions in this helper, which pages do not have. */
export const defineHelper = 'globalThis.__name ??= (named) => named'

/** Runs work in a page of a new profile, on a phone by default. */
export async function withNewPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, locale: 'de-AT', serviceWorkers: 'block', ...options })
  await context.addInitScript(defineHelper)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const result = await work(page, await context.newCDPSession(page))
  await context.close()
  return result
}

/** Slows a page down; call it before the page opens. */
export async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latencyMs,
    downloadThroughput: (SLOW_PHONE.downMbps * 1e6) / 8,
    uploadThroughput: (SLOW_PHONE.upKbps * 1e3) / 8,
    connectionType: 'cellular4g',
  })
  await throttleProcessor(cdp)
}

export const throttleProcessor = (cdp: CDPSession) =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown })
