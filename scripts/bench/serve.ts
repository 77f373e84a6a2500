import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { Sandbox } from '../../sandbox/sandbox'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

interface Served {
  origin: string
  close(): void
}

/** Every file of a folder by its path on the server, compressed before anybody asks. */
function compressed(folder: string): Map<string, { body: Uint8Array<ArrayBuffer>; type: string }> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => types[extname(name)] && statSync(join(folder, name)).isFile(),
  )
  return new Map(
    files.map((name) => [
      `/${name.replaceAll('\\', '/')}`,
      {
        body: new Uint8Array(brotliCompressSync(readFileSync(join(folder, name)))),
        type: types[extname(name)] ?? '',
      },
    ]),
  )
}

/** Serves a folder by brotli on a free port, with a provider beside it if one is given. */
export function serveFolder(folder: string, provider?: Sandbox): Promise<Served> {
  const files = compressed(folder)
  const app = new Hono()
  if (provider) app.all('/api/*', (c) => provider.fetch(c.req.raw))
  app.get('*', (c) => {
    const asked = c.req.path.startsWith('/assets/') || files.has(c.req.path) ? c.req.path : null
    const file = files.get(asked ?? '/index.html')
    if (!file) return c.notFound()
    return c.body(file.body, 200, {
      'Content-Type': file.type,
      'Content-Encoding': 'br',
      'Cache-Control': asked ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
  })
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, ({ port }: AddressInfo) =>
      resolve({ origin: `http://localhost:${port}`, close: () => server.close() }),
    )
  })
}
