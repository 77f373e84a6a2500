import { test as base } from '@playwright/test'
import { serveFolder } from './staticServer'

interface Fixtures {
  /** Stops the service worker, as a browser does which has no use for it for half a minute. */
  stopWorker: () => Promise<void>
}

export const test = base.extend<Fixtures, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const { origin, close } = await serveFolder('dist-site')
      await use(origin)
      close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  stopWorker: async ({ page, context }, use) => {
    await use(async () => {
      const session = await context.newCDPSession(page)
      await session.send('ServiceWorker.enable')
      await session.send('ServiceWorker.stopAllWorkers')
      await session.detach()
    })
  },
})

export { expect } from '@playwright/test'
