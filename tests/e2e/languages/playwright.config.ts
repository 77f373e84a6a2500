import { defineConfig } from '@playwright/test'
import browserTests from '../../../playwright.config'

/** Walks in every language; with a build of their own, they are not part of `npm test`. */
export default defineConfig(browserTests, {
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/languages',
  timeout: 600_000,
})
