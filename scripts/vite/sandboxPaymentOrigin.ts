import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Tells the portal where the sandbox's payment page stands, in development and in preview. The build itself knows
 * nothing of the sandbox: in preview its page is changed as it is served, as a deployment may do.
 */
export function sandboxPaymentOrigin(): Plugin {
  const origin = `http://localhost:${process.env.PAYMENT_PORT ?? 5174}`
  const fill = (html: string) =>
    html.replace(/name="(portal:payment-origin|payment:origin)" content=""/, (tag) =>
      tag.replace('""', `"${origin}"`),
    )
  return {
    name: 'sandbox-payment-origin',
    transformIndexHtml: { order: 'post', handler: (html, { server }) => (server ? fill(html) : html) },
    configurePreviewServer({ middlewares, config }) {
      const pageAt = (path = '') =>
        resolve(
          config.root,
          config.build.outDir,
          path.startsWith('/payment.html') ? 'payment.html' : 'index.html',
        )
      middlewares.use((req, res, next) => {
        if (req.method !== 'GET' || !req.headers.accept?.includes('text/html')) return next()
        res.setHeader('Content-Type', 'text/html')
        res.setHeader('Cache-Control', 'no-cache')
        res.end(fill(readFileSync(pageAt(req.url), 'utf8')))
      })
    },
  }
}
