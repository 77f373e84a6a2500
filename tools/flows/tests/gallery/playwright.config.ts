import { defineConfig } from '@playwright/test'
import common from '../../../../playwright.config'
import { gallerySettings } from '../../gallery/manifest'

/** Walks the paths for their pictures. Only `npm run gallery -w tools/flows` runs it, not the tests. */
export default defineConfig({
  ...common,
  testDir: '.',
  testMatch: 'gallery.spec.ts',
  outputDir: '../../../../test-results/gallery',
  retries: 1,
  reporter: [['list']],
  use: {
    ...common.use,
    launchOptions: {
      ...common.use?.launchOptions,
      // Repaints changed areas completely: a partial repaint leaves traces at round corners.
      args: [...(common.use?.launchOptions?.args ?? []), '--disable-partial-raster'],
    },
    brand: gallerySettings().brand,
  } as typeof common.use,
})
