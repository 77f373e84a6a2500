import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Serves a folder as any static host does: files, `index.html` for folders, `404.html` for all else. */
export function serveFolder(folder: string, port = 0): Promise<{ origin: string; close(): void }> {
  const app = new Hono()
  app.get('*', serveStatic({ root: folder }))
  app.notFound((c) => c.html(readFileSync(`${folder}/404.html`, 'utf8'), 404))
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port, hostname: 'localhost' }, (address: AddressInfo) =>
      resolve({ origin: `http://localhost:${address.port}`, close: () => server.close() }),
    )
  })
}
