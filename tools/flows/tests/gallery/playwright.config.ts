import { defineConfig } from '@playwright/test'
import usual from '../../../../playwright.config'
import { assignment } from '../../gallery/manifest'

/** Walks the paths for their pictures. Only `npm run gallery` runs it, not the tests. */
export default defineConfig({
  ...usual,
  testDir: '.',
  testMatch: 'gallery.spec.ts',
  outputDir: '../../../../test-results/gallery',
  retries: 1,
  reporter: [['list']],
  use: {
    ...usual.use,
    launchOptions: {
      ...usual.use?.launchOptions,
      // Repaints changed areas completely: a partial repaint leaves traces at round corners.
      args: [...(usual.use?.launchOptions?.args ?? []), '--disable-partial-raster'],
    },
    brand: assignment().brand,
  } as typeof usual.use,
})
