import type { Page } from '@playwright/test'
import { type BrandId, brands } from '../../../src/brands'
import type { StorageKey } from '../../../src/lib/storage'

/** Replaces all of the browser's storage by these values. */
export async function storeAlone(
  page: Page,
  brand: BrandId,
  stored: Partial<Record<StorageKey, string>>,
): Promise<void> {
  // A file of the portal's origin, so that the portal does not run meanwhile.
  await page.goto('/favicon.svg')
  await page.evaluate(
    ({ prefix, entries }) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const [key, value] of entries) localStorage.setItem(`${prefix}.${key}`, value)
    },
    { prefix: brands[brand].storagePrefix, entries: Object.entries(stored) },
  )
}
