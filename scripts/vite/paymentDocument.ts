import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { faceRules, hashedName, withBuiltFaces, withInlineFaces } from '../../src/prerender/faces.ts'
import { readBrands } from '../../src/prerender/readBrands.ts'
import { documentTexts } from './documentTexts.ts'

/** Links the fonts of all brands in payment.html; the portal names the one to use. A browser loads no other. */
export function linkFaces(outDir: string, brands: string | undefined): void {
  const rules = readBrands(brands).map(withBuiltFaces).map(faceRules).join('')
  if (!rules) return
  const sheet = hashedName('payment-faces.css', rules)
  writeFileSync(join(outDir, 'assets', sheet), rules)
  const page = join(outDir, 'payment.html')
  const link = `<link rel="stylesheet" href="/assets/${sheet}" />`
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `  ${link}\n  $&`))
}

/**
 * Builds payment.html separately, after the portal: bundled together, the two would share files, and the document with
 * the payment form would load the portal.
 */
export const paymentDocument = (): Plugin => {
  let options: { outDir: string; target: string; mode: string; brands: string | undefined; isBuild: boolean }
  return {
    name: 'payment-document',
    configResolved({ build: { outDir, target }, command, mode, env: { VITE_BRANDS: brands } }) {
      options = { outDir, target: String(target), mode, brands, isBuild: command === 'build' }
    },
    transformIndexHtml(html, { server, path }) {
      if (!server || path !== '/payment.html') return html
      const rules = readBrands(options.brands).map(withInlineFaces).map(faceRules).join('')
      return html.replace('</head>', `<style>${rules}</style>$&`)
    },
    async closeBundle(error) {
      const { outDir, target, mode, brands, isBuild } = options
      if (error || !isBuild) return
      await build({
        configFile: false,
        logLevel: 'warn',
        mode,
        plugins: [documentTexts()],
        build: {
          ...{ outDir, target, emptyOutDir: false, copyPublicDir: false },
          modulePreload: { polyfill: false },
          rolldownOptions: { input: 'payment.html' },
        },
      })
      linkFaces(outDir, brands)
    },
  }
}
