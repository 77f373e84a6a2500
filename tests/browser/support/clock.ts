import { expect, type Page } from '@playwright/test'

/** Stops the time of a page whose clock is installed; from then on it moves by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  // A moment ahead: time may run on until the stop, and cannot be turned back.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(now + 2_000)
  }).toPass()
}

/** Stops the time of each page from its beginning: a limit that starts while it loads starts when the test lets time pass. */
export async function installStoppedClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1)
}
