import { test as base } from '@playwright/test'
import { type Host, serveFolder } from './staticServer'

interface Fixtures {
  /** Stops the service worker, as a browser does which has no use for it for half a minute. */
  stopWorker: () => Promise<void>
}

export interface Options {
  host: Host
}

export const test = base.extend<Fixtures, Options & { home: string }>({
  host: [{ path: '/' }, { option: true, scope: 'worker' }],
  home: [
    async ({ host }, use) => {
      const { home, close } = await serveFolder('dist-site', host)
      await use(home)
      close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ home }, use) => use(home),
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
