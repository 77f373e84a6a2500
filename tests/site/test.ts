import { test as base, expect } from '@playwright/test'
import { type Host, serveFolder } from './staticServer'

interface Fixtures {
  /** Stops the service worker, as a browser does which has no use for it for half a minute. */
  stopWorker: () => Promise<void>
  /** Sees that nothing of the host is asked for but what stands below the path of the site. */
  within: undefined
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
  within: [
    async ({ home, context }, use) => {
      const outside: string[] = []
      const { origin } = new URL(home)
      context.on('request', (request) => {
        const url = request.url()
        // A page that is not there looks for the folder of the site.
        const isSearch = url.endsWith('/site/entry.js')
        if (url.startsWith(origin) && !url.startsWith(home) && !isSearch) outside.push(url)
      })
      await use(undefined)
      expect(outside).toEqual([])
    },
    { auto: true },
  ],
  stopWorker: async ({ page, context }, use) => {
    await use(async () => {
      const session = await context.newCDPSession(page)
      await session.send('ServiceWorker.enable')
      await session.send('ServiceWorker.stopAllWorkers')
      await session.detach()
    })
  },
})

export { expect }
