import { defineConfig } from '@playwright/test'
import common from '../../playwright.config'

/** The built portal behind the nginx of deploy/. */
export default defineConfig({
  ...common,
  testDir: '.',
  outputDir: '../../test-results',
  reporter: 'list',
})
