import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import type { BrowserContextOptions } from '@playwright/test'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { createSandbox } from '../../sandbox/app'
import type { Sandbox } from '../../sandbox/sandbox'
import { tokenOf } from '../../sandbox/tokenOf'
import { prefixOf } from '../../scripts/brands'
import { filesOf } from '../../scripts/contentHash'
import { buildBaseline } from './buildBaselines'
import { type CrowdSize, crowdOf } from './crowd'

type Answer = Sandbox['fetch']

/** The provider, whose answer about the customer has no balance: some send it only with the units. */
const withoutEarlyBalance =
  (provider: Answer): Answer =>
  async (request) => {
    const answer = await provider(request)
    if (!new URL(request.url).pathname.startsWith('/api/me')) return answer
    const { body, ...rest } = await answer.json()
    const { resources: _, ...user } = body.user
    return Response.json({ ...rest, body: { user } }, answer)
  }

/** Serves a folder with brotli on a free port, and a provider on the same origin if one is given. */
function serveFolder(folder: string, provider?: Answer): Promise<{ origin: string; close(): void }> {
  // Compressed before the first request, so that no page waits for it.
  const files = new Map(
    filesOf(folder).map((file) => [
      `/${relative(folder, file)}`,
      new Uint8Array(brotliCompressSync(readFileSync(file))),
    ]),
  )
  const app = new Hono()
  if (provider) app.all('/api/*', (c) => provider(c.req.raw))
  app.get('*', (c) => {
    const path = files.has(c.req.path) ? c.req.path : '/index.html'
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

export type Servers = Awaited<ReturnType<typeof startServers>>

/** Serves the built portal with the sandbox, and the baselines. */
export async function startServers() {
  const sandbox = createSandbox()
  const portal = await serveFolder('dist', sandbox.fetch)
  const lateBalance = await serveFolder('dist', withoutEarlyBalance(sandbox.fetch))
  let crowd: Awaited<ReturnType<typeof crowdOf>> | undefined
  const company = await serveFolder('dist', async (request) => {
    return crowd ? crowd.answer(request) : Response.error()
  })
  const login = await serveFolder(await buildBaseline(false))
  const document = await serveFolder(await buildBaseline(true))
  /** The storage of a browser whose customer is signed in. */
  const profileOf = (token: string, ...servers: { origin: string }[]): BrowserContextOptions => {
    const localStorage = [{ name: `${prefixOf('second')}.token`, value: token }]
    return { storageState: { cookies: [], origins: servers.map(({ origin }) => ({ origin, localStorage })) } }
  }
  return {
    portal: portal.origin,
    /** The portal of a provider that sends the balance only with the units. */
    lateBalance: lateBalance.origin,
    baselines: { login: login.origin, document: document.origin },
    /** The portal of a company. */
    company: company.origin,
    /** Gives the company lists of this size; returns the profile of its browser. */
    async resizeCompany(size: CrowdSize) {
      crowd = await crowdOf(size)
      return profileOf(crowd.token, company)
    },
    signedInProfile: async () => profileOf(await tokenOf(sandbox, 'everyday'), portal, lateBalance),
    close() {
      for (const server of [portal, lateBalance, company, login, document]) server.close()
    },
  }
}
