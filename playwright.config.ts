import { defineConfig } from '@playwright/test'
import { headlessArgs, headlessPath } from './scripts/browserPath'

const executablePath = headlessPath()

export default defineConfig({
  testMatch: ['tests/{e2e,paths}/*.spec.ts', 'tools/*/tests/e2e/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // On a busy machine, a few of several hundred tests may fail once; Playwright reports them as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // A busy machine is slow. Assertions have a shorter timeout and report a hanging page.
  timeout: 90_000,
  reporter: 'list',
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // Playwright clears the reused context after each test; it does not reload the scripts for every test.
    reuseContext: true,
    locale: 'de-AT',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Pages live too short for optimized code: without it, a test takes 0.86 of the processor time.
      args: [...headlessArgs, '--js-flags=--no-opt --no-maglev'],
    },
  },
})
