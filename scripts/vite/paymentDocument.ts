import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { faceRules, hashedName, withBuiltFaces } from '../../src/prerender/faces.ts'
import { readBrands } from '../../src/prerender/readBrands.ts'
import { documentTexts } from './documentTexts.ts'

/** Writes the fonts of all brands into payment.html; the portal names the one to use. A browser loads no other. */
function linkFaces(outDir: string, brands: string | undefined): void {
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
  let options: { outDir: string; target: string; mode: string; brands?: string } | undefined
  return {
    name: 'payment-document',
    apply: 'build',
    configResolved({ build: { outDir, target }, mode, env }) {
      options = { outDir, target: String(target), mode, brands: env.VITE_BRANDS }
    },
    async closeBundle(error) {
      if (error || !options) return
      const { outDir, target, mode, brands } = options
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
