import { defineConfig } from '@playwright/test'
import usual from '../../playwright.config'

/** Keeps of a test that failed everything that happened, for the report of the paths; `npm test` does without. */
export default defineConfig({
  ...usual,
  testDir: '.',
  outputDir: '../../test-results/paths',
  reporter: [['../paths/report/dotsOfBrowser.ts'], ['json']],
  use: { ...usual.use, trace: { mode: 'retain-on-failure', sources: false } },
})
