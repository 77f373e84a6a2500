import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type HttpBindings, type ServerType, serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { createSandbox } from '../../../sandbox/app'
import type { Sandbox } from '../../../sandbox/sandbox'
import type { BrandId } from '../../../src/brands'

export interface PortalServer {
  origin: string
  paymentOrigin: string
  /** Where the document with the form of payment stands, by itself. */
  paymentDocumentOrigin: string
  sandbox: Sandbox
  /** What answers the portal's calls from now on: the sandbox, or something before it. */
  answerBy(provider: Sandbox['fetch']): void
  /** What answers from now on in place of the payment provider and of the document with its form; null for themselves. */
  answerPaymentBy(other: Sandbox['fetch'] | null): void
  /** Rewrites the brand in the documents that are served from now on. */
  showBrand(brand: BrandId): void
  /** Names in the documents that are served from now on where what goes wrong is told. */
  askForReports(url: string): void
  /** Ends sessions after so many minutes without use, in the documents that are served from now on; never if not given. */
  limitInactivity(minutes?: number): void
  close(): void
}

/** What a deployment sends with each page of the portal. The hash is that of an empty style element. */
const policyOfPages = (paymentDocumentOrigin: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    `frame-src ${paymentDocumentOrigin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** The policy of the document that lets the payment provider's form in: its script, its frames, its forms. */
const policyOfPaymentDocument = (paymentOrigin: string, portalOrigin: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${paymentOrigin}`,
    "style-src 'self'",
    `connect-src ${paymentOrigin}`,
    `frame-src https: ${paymentOrigin}`,
    // A payment ends by a form that leads back to the portal.
    `form-action https: ${paymentOrigin} ${portalOrigin}`,
    "base-uri 'none'",
    `frame-ancestors ${portalOrigin}`,
  ].join('; ')

type Bound = { Bindings: HttpBindings }

/** Listens on a free port. */
function listen(fetch: Parameters<typeof serve>[0]['fetch']) {
  return new Promise<{ server: ServerType; origin: string }>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: 'localhost' }, ({ port }: AddressInfo) =>
      resolve({ server, origin: `http://localhost:${port}` }),
    )
    // On a connection that was used before, a browser itself asks again what broke off.
    Object.assign(server, { maxRequestsPerSocket: 1 })
  })
}

interface Served {
  /** The folder of the build. */
  build?: string
  /** What stands in each document before the portal. */
  head?: string
}

/** Serves a build of the portal and a provider on one origin, as a deployment would. */
export async function startPortalServer({ build = 'dist', head = '' }: Served = {}): Promise<PortalServer> {
  let paymentOrigin = ''
  let paymentDocumentOrigin = ''
  let brand: BrandId = 'second'
  let reportUrl = ''
  let inactivityMinutes: number | undefined
  let provider: Sandbox['fetch'] = async (request) => sandbox.fetch(request)
  const sandbox = createSandbox({ now: new Date(2026, 10, 20, 10), paymentOrigin: () => paymentOrigin })

  const app = new Hono<Bound>()
  app.all('/api/*', async (c) => {
    try {
      const answer = await provider(c.req.raw)
      // Who answers in place of the sandbox has its clock, not that of this machine.
      if (!answer.headers.has('date')) answer.headers.set('date', sandbox.clock.now().toUTCString())
      return answer
    } catch {
      // The sandbox rejects, as fetch does, where the connection shall break.
      c.env.outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    }
  })
  app.post('/sandbox/reports', async (c) => sandbox.fetch(c.req.raw))
  const document = (c: Context) => {
    const html = readFileSync(join(build, 'index.html'), 'utf8')
    c.header('Content-Security-Policy', policyOfPages(paymentDocumentOrigin))
    return c.html(
      html
        .replace('<head>', `<head>${head}`)
        .replace(/(name="portal:brand" content=")/, `$1${brand}`)
        .replace(/(name="portal:report-url" content=")/, `$1${reportUrl}`)
        .replace(/(name="portal:inactivity-minutes" content=")/, `$1${inactivityMinutes ?? ''}`)
        .replace(/(name="portal:payment-origin" content=")/, `$1${paymentOrigin}`)
        .replace(/(name="portal:payment-document-origin" content=")/, `$1${paymentDocumentOrigin}`),
    )
  }
  const files = serveStatic({
    root: build,
    // As a deployment does; without it, each page of a test has all scripts sent and read anew.
    onFound: (path, c) => {
      if (path.includes('/assets/')) c.header('Cache-Control', 'public, max-age=31536000, immutable')
    },
  })
  app.get('/assets/*', files)
  app.get('/', document)
  app.get('*', (c, next) => (c.req.path.startsWith('/assets/') ? c.notFound() : files(c, next)), document)

  const paymentDocument = new Hono<Bound>()
  paymentDocument.get('/assets/*', files)
  paymentDocument.get('/payment.html', (c) => {
    c.header('Content-Security-Policy', policyOfPaymentDocument(paymentOrigin, portal.origin))
    return c.html(
      readFileSync(join(build, 'payment.html'), 'utf8')
        .replace(/(name="payment:origin" content=")/, `$1${paymentOrigin}`)
        .replace(/(name="payment:portal-origin" content=")/, `$1${portal.origin}`),
    )
  })

  const portal = await listen(app.fetch)
  let other: Sandbox['fetch'] | null = null
  const payment = await listen((request) => (other ?? sandbox.gateway.fetch)(request))
  const form = await listen((request, bound) => other?.(request) ?? paymentDocument.fetch(request, bound))
  paymentOrigin = payment.origin
  paymentDocumentOrigin = form.origin
  return {
    origin: portal.origin,
    paymentOrigin,
    paymentDocumentOrigin,
    sandbox,
    answerBy(other) {
      provider = other
    },
    askForReports(url) {
      reportUrl = url
    },
    answerPaymentBy(chosen) {
      other = chosen
    },
    showBrand(chosen) {
      brand = chosen
    },
    limitInactivity(minutes) {
      inactivityMinutes = minutes
    },
    close() {
      for (const { server } of [portal, payment, form]) server.close()
    },
  }
}
