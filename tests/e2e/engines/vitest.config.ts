import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: '.',
    include: ['tests/e2e/engines/*.engine.ts'],
    // Every journey with its time.
    reporters: ['verbose'],
    slowTestThreshold: 0,
    // One engine, one process: on two cores, both at once.
    maxWorkers: 2,
    // A crashed engine is not the portal's fault; a second failure is.
    retry: process.env.CI ? 1 : 0,
    // Longer than any journey on a busy machine; WebKitWebDriver sometimes does not answer an action.
    testTimeout: 45_000,
    hookTimeout: 90_000,
  },
})
