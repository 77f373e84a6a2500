import { defineConfig } from 'vitest/config'
import engines from '../engines/vitest.config.ts'

/** The static site in Firefox. */
export default defineConfig({
  ...engines,
  test: { ...engines.test, include: ['tests/site/*.engine.ts'] },
})
