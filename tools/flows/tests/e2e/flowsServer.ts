import { test as base } from '@playwright/test'
import { createServer } from 'vite'

/** The development server, as `npm run flows` starts it, on a free port; nothing may leave this computer. */
export const test = base.extend<{ externalRequests: string[] }, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use, { parallelIndex }) => {
      process.env.PAYMENT_PORT = '0'
      const server = await createServer({
        server: { port: 0, open: false },
        logLevel: 'error',
        // Two workers would prepare the same dependencies at once.
        cacheDir: `node_modules/.vite/flows-${parallelIndex}`,
      })
      await server.listen()
      await use(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '')
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  externalRequests: async ({ context, origin }, use) => {
    const externalRequests: string[] = []
    context.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(origin))
        externalRequests.push(request.url())
    })
    await use(externalRequests)
  },
})
