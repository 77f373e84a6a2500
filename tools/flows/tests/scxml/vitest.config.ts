import { defineConfig } from 'vitest/config'

/** The flows in Qt, which Debian has as qt6-scxml-dev. */
export default defineConfig({
  test: { root: '.', include: ['tools/flows/tests/scxml/*.engine.ts'], testTimeout: 120_000 },
})
