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

/** Moves the pointer until the files of dialogs and menus load, with the first input on a loaded page. */
export const waitForOverlayFiles = (page: Page) =>
  expect(async () => {
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    // Unlike `performance`, an observer works without a clock.
    const files = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) =>
          new PerformanceObserver((list) => resolve(list.getEntries().map(({ name }) => name))).observe({
            type: 'resource',
            buffered: true,
          }),
        ),
    )
    expect(files).toContainEqual(expect.stringContaining('/assets/overlays-'))
  }).toPass()
