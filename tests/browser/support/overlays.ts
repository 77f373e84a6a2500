import { expect, type Page } from '@playwright/test'

/** Dialogs and menus are fetched as soon as the customer is known; waits until they are there. */
export const fetchedOverlays = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const missing = new Set(['/assets/modals-', '/assets/Menu-'])
        // A clock that is held by a test does not hold this.
        new PerformanceObserver((list) => {
          for (const { name } of list.getEntries())
            for (const part of missing) if (name.includes(part)) missing.delete(part)
          if (missing.size === 0) resolve()
        }).observe({ type: 'resource', buffered: true })
      }),
  )

/** Presses Escape as a customer can: a dialog or menu listens to the keyboard from when it has the focus, a frame after it shows. */
export async function closeByEscape(page: Page): Promise<void> {
  await expect(page.locator(':is([role=dialog], [role=menu]):focus-within')).toHaveCount(1)
  await page.keyboard.press('Escape')
}
