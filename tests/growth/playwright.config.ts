import { defineConfig } from '@playwright/test'
import browserTests from '../../playwright.config'

/** Builds of their own: each test takes minutes, so they are not part of `npm test`. */
export default defineConfig(browserTests, {
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/growth',
  timeout: 600_000,
})
