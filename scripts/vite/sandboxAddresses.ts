import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { sandboxSettings } from '../../sandbox/portalSettings.ts'

/**
 * Sets the addresses of the sandbox's reports and payment page, and the settings that fit it, in development and in
 * preview. The build does not know the sandbox: preview changes the page while serving it, as a deployment may do.
 */
export function sandboxAddresses(): Plugin {
  const paymentOrigin = `http://localhost:${process.env.PAYMENT_PORT ?? 5174}`
  const fill = (html: string, { env }: ResolvedConfig) => {
    const values = {
      'portal:report-url': '/sandbox/reports',
      'portal:report-flows': '1',
      // They do not fit another API.
      ...(!env.VITE_API_ORIGIN && {
        'portal:payment-origin': paymentOrigin,
        'payment:origin': paymentOrigin,
        ...sandboxSettings,
      }),
    }
    return Object.entries(values).reduce(
      (page, [name, value]) => page.replace(`name="${name}" content=""`, `name="${name}" content="${value}"`),
      html,
    )
  }
  return {
    name: 'sandbox-addresses',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => (server ? fill(html, server.config) : html),
    },
    configurePreviewServer({ middlewares, config }) {
      const folder = resolve(config.root, config.build.outDir)
      const pageAt = (path = '') =>
        resolve(folder, path.startsWith('/payment.html') ? 'payment.html' : 'index.html')
      middlewares.use((req, res, next) => {
        if (req.method !== 'GET' || !req.headers.accept?.includes('text/html')) return next()
        res.setHeader('Content-Type', 'text/html')
        res.setHeader('Cache-Control', 'no-cache')
        res.end(fill(readFileSync(pageAt(req.url), 'utf8'), config))
      })
    },
  }
}
