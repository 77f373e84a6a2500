import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { phone } from './browser'

/** What a customer's browser remembers of an earlier visit. */
export interface Stored {
  origin: string
  localStorage: { name: string; value: string }[]
}

export interface Visit {
  page: Page
  cdp: CDPSession
}

/** Gives work a page of a profile of its own, and closes it whatever becomes of it. */
export async function visiting<Result>(
  browser: Browser,
  { stored, screen = phone }: { stored?: Stored | undefined; screen?: BrowserContextOptions },
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...screen,
    locale: 'de-AT',
    serviceWorkers: 'block',
    ...(stored ? { storageState: { cookies: [], origins: [stored] } } : {}),
  })
  try {
    // The runner of scripts names functions by this; it is not there in a page.
    await context.addInitScript('globalThis.__name ??= (named) => named')
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    return await work({ page, cdp: await context.newCDPSession(page) })
  } finally {
    await context.close()
  }
}
