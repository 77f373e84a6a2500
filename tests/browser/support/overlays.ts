import { expect, type Page } from '@playwright/test'

/** Waits for the files of dialogs and menus, which load as soon as the customer is known. */
export const fetchedOverlays = (page: Page) =>
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

/** Presses Escape once the dialog or menu has the focus, a frame after it shows: it hears no key before. */
export async function closeByEscape(page: Page): Promise<void> {
  await expect(page.locator(':is([role=dialog], [role=menu]):focus-within')).toHaveCount(1)
  await page.keyboard.press('Escape')
}
