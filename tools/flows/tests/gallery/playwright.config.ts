import { defineConfig } from '@playwright/test'
import usual from '../../../../playwright.config'
import { assignment } from '../../gallery/manifest'

/** Walks the paths for their pictures: `npm run gallery` runs this, and no test does. */
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
      // What changed of a picture is not drawn into what was there: that would leave traces at round corners.
      args: [...(usual.use?.launchOptions?.args ?? []), '--disable-partial-raster'],
    },
    brand: assignment().brand,
  } as typeof usual.use,
})
