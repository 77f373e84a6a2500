import { defineConfig } from '@playwright/test'
import common from '../../playwright.config'

/** The built portal behind the nginx of deploy/. */
export default defineConfig({
  ...common,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  reporter: 'list',
})
