import { defineConfig } from '@playwright/test'
import common from '../../../playwright.config'
import type { Options } from './test'

/** The static site behind a plain static server. */
export default defineConfig<object, Options>({
  ...common,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results',
  reporter: 'list',
  // Every visitor is new.
  use: { ...common.use, reuseContext: false, actionTimeout: 30_000 },
  // Provider and portal share the visitor's processor, and each test starts both.
  expect: { timeout: 30_000 },
  timeout: 180_000,
  projects: [{ name: 'at the root of a host' }, { name: 'below a path', use: { path: '/group/portal/' } }],
})
