import { defineConfig } from '@playwright/test'
import { headlessArgs, headlessPath } from './scripts/browserPath'

const executablePath = headlessPath()

export default defineConfig({
  testMatch: '**/tests/browser/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Among hundreds of tests, a busy machine upsets one now and then; it is told as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // A busy machine takes its time; what hangs is told by the assertions, which give up sooner.
  timeout: 90_000,
  reporter: 'list',
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // Emptied after each test, and of the same storage: but scripts are read once, not in every test.
    reuseContext: true,
    locale: 'de-AT',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...headlessArgs],
    },
  },
})
