import type { Page } from '@playwright/test'
import { prefixOf } from '../../../scripts/brands'
import type { StorageKey } from '../../../src/lib/storage'

/** What the browser stores of earlier visits. */
export type Stored = { [key in StorageKey]?: string | undefined }

/** Opens a page with only these values in the browser's storage, and others in that of the tab. */
export async function openWithStorage(
  page: Page,
  path: string,
  brand: string,
  stored: Stored,
  tab: object = {},
) {
  const script = await page.addInitScript(
    ([prefix, ...storages]) => {
      for (const [index, storage] of [localStorage, sessionStorage].entries()) {
        storage.clear()
        for (const [key, value] of Object.entries(storages[index] ?? {}))
          if (value) storage.setItem(`${prefix}.${key}`, value)
      }
    },
    [prefixOf(brand), stored, tab] as const,
  )
  await page.goto(path, { waitUntil: 'commit' })
  // What loads from here on, such as a frame or a reload, keeps its storage.
  await script.dispose()
  await page.waitForLoadState()
}
