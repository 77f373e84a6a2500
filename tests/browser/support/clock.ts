import type { Page } from '@playwright/test'

/** Stops the time of a page whose clock is installed; from then on it moves by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  // A moment ahead: time may run on until the stop, and cannot be turned back.
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 2_000)
}
