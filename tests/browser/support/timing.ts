/** Helpers that let a test control time: held calls, and the page's clock. */
import { expect, type Page, type Route } from '@playwright/test'

type Handle = (route: Route) => Promise<void>

/** Holds calls until `release`, then handles them. By default, they continue to the server. */
export async function hold(
  page: Page,
  address: string,
  { method, handle = (route) => route.continue() }: { method?: string; handle?: Handle } = {},
) {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const calls: Promise<void>[] = []
  await page.route(address, (route, request) => {
    if (method && request.method() !== method) return route.fallback()
    const call = gate.then(() => handle(route))
    calls.push(call)
    return call
  })
  return {
    /** The number of calls so far. */
    count: () => calls.length,
    release() {
      open()
      return Promise.allSettled(calls)
    },
  }
}

/** Stops the installed clock of a page; afterwards, only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  // Slightly ahead: time continues until the stop, and cannot go back.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(now + 2_000)
  }).toPass()
}

/** Waits for the files of dialogs and menus, which load once the account is known. */
export const waitForOverlayFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const missing = new Set(['/assets/modals-', '/assets/Menu-'])
        // A stopped clock does not stop an observer.
        new PerformanceObserver((list) => {
          for (const { name } of list.getEntries())
            for (const part of missing) if (name.includes(part)) missing.delete(part)
          if (missing.size === 0) resolve()
        }).observe({ type: 'resource', buffered: true })
      }),
  )
