import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { createSandbox } from '../../sandbox/app'
import type { Sandbox } from '../../sandbox/sandbox'
import { demoAccounts, type WorldName } from '../../sandbox/worlds'
import { filesOf } from '../../scripts/contentHash'
import { brands } from '../../src/brands'
import type { StoredData } from './browser'

interface Served {
  origin: string
  close(): void
}

/** Serves a folder with brotli on a free port, and a provider on the same origin if one is given. */
export function serveFolder(folder: string, provider?: Sandbox): Promise<Served> {
  // Compressed before the first request, so that no page waits for it.
  const files = new Map(
    filesOf(folder)
      .filter((file) => !/\.(br|gz)$/.test(file))
      .map((file) => [
        `/${relative(folder, file).replaceAll('\\', '/')}`,
        new Uint8Array(brotliCompressSync(readFileSync(file))),
      ]),
  )
  const app = new Hono()
  if (provider) app.all('/api/*', (c) => provider.fetch(c.req.raw))
  app.get('*', (c) => {
    const path = files.has(c.req.path) || c.req.path.startsWith('/assets/') ? c.req.path : '/index.html'
    const body = files.get(path)
    if (!body) return c.notFound()
    return c.body(body, 200, {
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Cache-Control': path === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    })
  })
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, ({ port }: AddressInfo) =>
      resolve({ origin: `http://localhost:${port}`, close: () => server.close() }),
    )
  })
}

export interface Portal extends Served {
  /** What the browser of a signed-in customer has stored. */
  signedIn(account: WorldName): Promise<StoredData>
}

/** Serves the built portal with the sandbox. */
export async function startPortal(): Promise<Portal> {
  const served = await serveFolder('dist', createSandbox())
  const { origin } = served
  return {
    ...served,
    async signedIn(account) {
      const { username, password } = demoAccounts[account]
      const body = new URLSearchParams({ username, password })
      const response = await fetch(`${origin}/api/password-login`, { method: 'POST', body })
      const answer: { body: { token: string } } = await response.json()
      const token = { name: `${brands.second.storagePrefix}.token`, value: answer.body.token }
      return { cookies: [], origins: [{ origin, localStorage: [token] }] }
    },
  }
}
