import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** How a host serves the site. */
export interface Host {
  /** The path below which it stands, with a slash at both ends. */
  path: string
  /** What it sends as its policy for content, if it sends one. */
  policy?: string
}

/** Serves a folder as any static host does: files, `index.html` for folders, `404.html` for all else below its path. */
export function serveFolder(
  folder: string,
  { path, policy }: Host,
  port = 0,
): Promise<{ home: string; close(): void }> {
  const app = new Hono()
  if (policy)
    app.use(async (c, next) => {
      await next()
      c.header('content-security-policy', policy)
    })
  const rewriteRequestPath = (asked: string) => asked.slice(path.length - 1)
  app.get(`${path}*`, serveStatic({ root: folder, rewriteRequestPath }))
  app.get(`${path}*`, (c) => c.html(readFileSync(`${folder}/404.html`, 'utf8'), 404))
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port, hostname: 'localhost' }, (address: AddressInfo) =>
      resolve({ home: `http://localhost:${address.port}${path}`, close: () => server.close() }),
    )
  })
}
