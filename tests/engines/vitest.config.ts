import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: '.',
    include: ['tests/engines/*.engine.ts'],
    // Every journey with its time.
    reporters: ['verbose'],
    slowTestThreshold: 0,
    // One engine, one process: on two cores, both at once.
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
})
