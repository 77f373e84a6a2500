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
  /** The origin of the document with the form of payment. */
  paymentDocumentOrigin: string
  sandbox: Sandbox
  /** Replaces the provider. */
  answerBy(provider: Sandbox['fetch']): void
  /** Replaces the payment provider and the document with its form; null brings them back. */
  answerPaymentBy(other: Sandbox['fetch'] | null): void
  // The next three change the documents that are served from then on.
  showBrand(brand: BrandId): void
  askForReports(url: string): void
  /** Ends sessions after so many minutes without use; never if not given. */
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

/** Fills in meta elements, which a build leaves empty. */
const fill = (html: string, meta: Record<string, string | number>) =>
  Object.entries(meta).reduce(
    (filled, [name, content]) => filled.replace(`name="${name}" content="`, `$&${content}`),
    html,
  )

/** Serves a build of the portal and a provider on one origin, as a deployment would. */
export async function startPortalServer({ build = 'dist', head = '' }: Served = {}): Promise<PortalServer> {
  const read = (file: string) => readFileSync(join(build, file), 'utf8')
  const meta: Record<string, string | number> = { 'portal:brand': 'second' }
  const paymentMeta: Record<string, string> = {}
  const sandbox = createSandbox({
    now: new Date(2026, 10, 20, 10),
    paymentOrigin: () => paymentMeta['payment:origin'] ?? '',
  })
  let provider: Sandbox['fetch'] = async (request) => sandbox.fetch(request)
  let otherPayment: Sandbox['fetch'] | null = null

  const app = new Hono<Bound>()
  app.all('/api/*', async (c) => {
    try {
      const answer = await provider(c.req.raw)
      // A replaced provider has the clock of the sandbox, not that of this machine.
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
    c.header('Content-Security-Policy', policyOfPages(form.origin))
    return c.html(fill(read('index.html').replace('<head>', `<head>${head}`), meta))
  }
  const files = serveStatic({
    root: build,
    // As in a deployment; without it, the browser loads and parses all scripts for each page of a test.
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
    c.header('Content-Security-Policy', policyOfPaymentDocument(payment.origin, portal.origin))
    return c.html(fill(read('payment.html'), paymentMeta))
  })

  const portal = await listen(app.fetch)
  const payment = await listen((request) => (otherPayment ?? sandbox.gateway.fetch)(request))
  const form = await listen(
    (request, bound) => otherPayment?.(request) ?? paymentDocument.fetch(request, bound),
  )
  meta['portal:payment-origin'] = payment.origin
  meta['portal:payment-document-origin'] = form.origin
  Object.assign(paymentMeta, { 'payment:origin': payment.origin, 'payment:portal-origin': portal.origin })
  return {
    origin: portal.origin,
    paymentOrigin: payment.origin,
    paymentDocumentOrigin: form.origin,
    sandbox,
    answerBy(other) {
      provider = other
    },
    answerPaymentBy(other) {
      otherPayment = other
    },
    showBrand(brand) {
      meta['portal:brand'] = brand
    },
    askForReports(url) {
      meta['portal:report-url'] = url
    },
    limitInactivity(minutes) {
      meta['portal:inactivity-minutes'] = minutes ?? ''
    },
    close() {
      for (const { server } of [portal, payment, form]) server.close()
    },
  }
}
