import { defineConfig } from '@playwright/test'
import usual from '../../playwright.config'

/** Keeps of a test that failed everything that happened, for the report of the paths; `npm test` does without. */
export default defineConfig({
  ...usual,
  testDir: '.',
  outputDir: '../../test-results/paths',
  reporter: [
    ['../paths/report/dotsOfBrowser.ts'],
    ['json'],
    // Where `npm run test:paths -- --report` wants it: every step, the picture of what was seen, the trace.
    ...(process.env.PLAYWRIGHT_HTML_OUTPUT_DIR ? ([['html', { open: 'never' }]] as const) : []),
  ],
  use: { ...usual.use, trace: { mode: 'retain-on-failure', sources: false } },
})
