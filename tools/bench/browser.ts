import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { headlessArgs, headlessPath } from '../../scripts/browserPath'

export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }

/** A mid-range phone on a slow mobile network. */
export const slow = { cpu: 4, downMbps: 1.6, upKbps: 750, latencyMs: 150 }

export function launch(): Promise<Browser> {
  const executablePath = headlessPath()
  if (!executablePath) throw new Error('Chromium is missing: `npx tsx scripts/findBrowser.ts` installs it.')
  return chromium.launch({ executablePath, args: [...headlessArgs] })
}

/** What a customer's browser has stored since an earlier visit. */
export type StoredData = BrowserContextOptions['storageState']

export interface Visit {
  page: Page
  cdp: CDPSession
}

/** Runs work in a page of a new profile, and closes it in any case. */
export async function inNewPage<Result>(
  browser: Browser,
  { stored, screen = phone }: { stored?: StoredData; screen?: BrowserContextOptions },
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...screen,
    locale: 'de-AT',
    serviceWorkers: 'block',
    ...(stored ? { storageState: stored } : {}),
  })
  try {
    // tsx wraps named functions in this helper, which pages do not have.
    await context.addInitScript('globalThis.__name ??= (named) => named')
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    return await work({ page, cdp: await context.newCDPSession(page) })
  } finally {
    await context.close()
  }
}

/** Slows a page down; call it before the page opens. */
export async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: (slow.downMbps * 1e6) / 8,
    uploadThroughput: (slow.upKbps * 1e3) / 8,
    connectionType: 'cellular4g',
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
}

/** Bytes of the script objects that are still reachable. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
}
