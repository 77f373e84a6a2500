import { defineConfig } from 'vitest/config'
import engines from '../../../tests/e2e/engines/vitest.config.ts'

/** The static site in Firefox and WebKit. */
export default defineConfig({
  ...engines,
  test: { ...engines.test, include: ['tools/site/tests/*.engine.ts'] },
})
