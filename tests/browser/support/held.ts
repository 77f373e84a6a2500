import type { Page } from '@playwright/test'

/** Holds the calls to an address back until `release`. */
export async function hold(page: Page, address: string) {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  let count = 0
  await page.route(address, async (route) => {
    count++
    await gate
    await route.continue()
  })
  return {
    /** How many calls have come so far. */
    count: () => count,
    release: () => open(),
  }
}
