import { expect, type Page } from '@playwright/test'

/** Stops the installed clock of a page; from then on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  // A moment ahead: time runs on until the stop, and cannot go back.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(now + 2_000)
  }).toPass()
}

/** Stops the clock of each page from the start, so that a limit that begins while the page loads does not run. */
export async function installStoppedClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1)
}
