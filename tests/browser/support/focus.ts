import { expect, type Locator, type Page } from '@playwright/test'

/** More presses than any page has stops. */
const TIMEOUT_MS = 80

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < TIMEOUT_MS; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
