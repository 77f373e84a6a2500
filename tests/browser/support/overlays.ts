import { expect, type Page } from '@playwright/test'

/** Dialogs and menus are fetched as soon as the customer is known; waits until they are there. */
export const fetchedOverlays = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name)
        return ['/assets/modals-', '/assets/Menu-'].every((part) => files.some((name) => name.includes(part)))
      }),
    )
    .toBe(true)
