import { defineConfig } from 'vitest/config'
import { findEngines } from '../../../scripts/findEngines.ts'
import engines from '../../../tests/engines/vitest.config.ts'

findEngines()

/** The static site in Firefox and WebKit. */
export default defineConfig({
  ...engines,
  test: { ...engines.test, include: ['tools/site/tests/*.engine.ts'] },
})
