import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type HttpBindings, type ServerType, serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { locales } from '../i18n/i18n-util'
import { createSandbox } from './app'
import { sandboxSettings } from './portalSettings'
import type { Sandbox } from './sandbox'

export type PortalServer = Awaited<ReturnType<typeof startPortalServer>>

/** The policies of the portal's pages and of the payment document, as a deployment sends them. */
const [policyOfPages = '', policyOfPaymentDocument = ''] = [
  ...readFileSync('deploy/nginx/portal.conf.template', 'utf8').matchAll(/Content-Security-Policy "([^"]+)"/g),
].map(([, policy]) => policy)

type Bound = { Bindings: HttpBindings }

/** Listens on a free port. */
function listen(fetch: Parameters<typeof serve>[0]['fetch']) {
  return new Promise<{ server: ServerType; origin: string }>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: 'localhost' }, ({ port }: AddressInfo) =>
      resolve({ server, origin: `http://localhost:${port}` }),
    )
    // On a reused connection, the browser itself retries a broken call.
    Object.assign(server, { maxRequestsPerSocket: 1 })
  })
}

interface ServerOptions {
  /** The folder of the build. */
  build?: string
  /** HTML at the start of each document, before the portal. */
  head?: string
}

/** Sets meta elements. A browser takes the first of two equal attributes. */
const fill = (html: string, meta: Record<string, string | number>) =>
  Object.entries(meta).reduce(
    (filled, [name, content]) => filled.replace(`name="${name}" content="`, `$&${content}" data-built="`),
    html,
  )

/** Serves a build of the portal and a provider on one origin, as a deployment would. */
export async function startPortalServer({ build = 'dist', head = '' }: ServerOptions = {}) {
  const read = (file: string) => readFileSync(join(build, file), 'utf8')
  let shownBrand = 'second'
  const meta: Record<string, string | number> = {
    ...sandboxSettings,
    'portal:languages': locales.join(' '),
  }
  const paymentMeta: Record<string, string> = {}
  const sandbox = createSandbox({
    now: new Date(2026, 10, 20, 10),
    paymentOrigin: () => paymentMeta['payment:origin'] ?? '',
  })
  let provider: Sandbox['fetch'] = sandbox.fetch
  let paymentOverride: Sandbox['fetch'] | null = null
  let lostFiles: RegExp | null = null

  const app = new Hono<Bound>()
  app.all('/api/*', async (c) => {
    try {
      const answer = await provider(c.req.raw)
      // A replacement provider uses the sandbox's clock, not that of this machine.
      if (!answer.headers.has('date')) answer.headers.set('date', sandbox.clock.now().toUTCString())
      return answer
    } catch {
      // The sandbox rejects, as `fetch` does, when the connection must break.
      c.env.outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    }
  })
  app.post('/sandbox/reports', async (c) => sandbox.fetch(c.req.raw))
  const document = (c: Context) => {
    c.header('Content-Security-Policy', withOrigins(policyOfPages))
    return c.html(fill(read(`${shownBrand}.html`).replace('<head>', `<head>${head}`), meta))
  }
  // As in a deployment; otherwise, the browser loads and parses all scripts for each page of a test.
  const onFound = (path: string, c: Context) => {
    if (/\/(assets|axe-core)\//.test(path)) c.header('Cache-Control', 'public, max-age=31536000, immutable')
  }
  const files = serveStatic({ root: build, onFound })
  app.get('/axe.js', serveStatic({ path: 'node_modules/axe-core/axe.min.js', onFound }))
  app.get('/assets/*', async (c, next) => (lostFiles?.test(c.req.path) ? c.notFound() : files(c, next)))
  app.get('/', document)
  app.get('*', (c, next) => (c.req.path.startsWith('/assets/') ? c.notFound() : files(c, next)), document)

  const paymentDocument = new Hono<Bound>()
  paymentDocument.get('/assets/*', files)
  paymentDocument.get('/payment.html', (c) => {
    c.header('Content-Security-Policy', withOrigins(policyOfPaymentDocument))
    return c.html(fill(read('payment.html'), paymentMeta))
  })

  const portal = await listen(app.fetch)
  const payment = await listen((request) => (paymentOverride ?? sandbox.gateway.fetch)(request))
  const form = await listen(
    (request, bound) => paymentOverride?.(request) ?? paymentDocument.fetch(request, bound),
  )
  const origins: Record<string, string> = {
    PORTAL_ORIGIN: portal.origin,
    PORTAL_PAYMENT_ORIGIN: payment.origin,
    PORTAL_PAYMENT_DOCUMENT_ORIGIN: form.origin,
  }
  const withOrigins = (policy: string) =>
    policy.replaceAll(/\$\{(\w+)\}/g, (_, variable: string) => origins[variable] ?? '')
  meta['portal:payment-origin'] = payment.origin
  meta['portal:payment-document-origin'] = form.origin
  Object.assign(paymentMeta, { 'payment:origin': payment.origin, 'payment:portal-origin': portal.origin })
  return {
    origin: portal.origin,
    paymentOrigin: payment.origin,
    /** The origin of the document with the payment form. */
    paymentDocumentOrigin: form.origin,
    sandbox,
    /** Replaces the provider. */
    answerBy(other: Sandbox['fetch']) {
      provider = other
    },
    /** Replaces the payment provider and the document with its form. */
    answerPaymentBy(other: Sandbox['fetch']) {
      paymentOverride = other
    },
    /** Files of the portal that do not arrive; null for none. */
    loseFiles(pattern: RegExp | null) {
      lostFiles = pattern
    },
    // The next three functions change the documents of later requests.
    enableReports() {
      Object.assign(meta, { 'portal:report-url': '/sandbox/reports', 'portal:report-flows': 1 })
    },
    /** Ends sessions after this many minutes without use; never by default. */
    limitInactivity(minutes?: number) {
      meta['portal:inactivity-minutes'] = minutes ?? ''
    },
    /** `off` for a portal without further reads. */
    setFurtherReads(setting = '') {
      meta['portal:further-reads'] = setting
    },
    /** Restores the initial state, for a portal of this brand. */
    reset(brand: string) {
      shownBrand = brand
      Object.assign(meta, {
        'portal:report-url': '',
        'portal:report-flows': '',
        'portal:inactivity-minutes': '',
        'portal:further-reads': '',
      })
      provider = sandbox.fetch
      paymentOverride = null
      lostFiles = null
      sandbox.reset()
    },
    close() {
      for (const { server } of [portal, payment, form]) server.close()
    },
  }
}
