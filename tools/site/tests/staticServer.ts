import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/**
 * Serves `dist-site/` below a path with a slash at both ends, as a static host does: files, `index.html` for folders,
 * `404.html` otherwise.
 */
export function serveSite(path: string): Promise<{ home: string; close(): void }> {
  const app = new Hono()
  const rewriteRequestPath = (requestPath: string) => requestPath.slice(path.length - 1)
  app.get(`${path}*`, serveStatic({ root: 'dist-site', rewriteRequestPath }))
  app.get(`${path}*`, (c) => c.html(readFileSync('dist-site/404.html', 'utf8'), 404))
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, ({ port }: AddressInfo) =>
      resolve({ home: `http://localhost:${port}${path}`, close: () => server.close() }),
    )
  })
}
