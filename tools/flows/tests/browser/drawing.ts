import type { Locator, Page } from '@playwright/test'

/** A state on the drawing of its flow. */
export const state = (page: Page, id: string): Locator => page.locator(`[data-state="${id}"]`)
