import { build, type Plugin } from 'vite'

/**
 * Builds payment.html separately, after the portal: bundled together, the two would share files, and the document with
 * the payment form would load the portal.
 */
export const paymentDocument = (): Plugin => {
  let options: { outDir: string; target: string; mode: string } | undefined
  return {
    name: 'payment-document',
    apply: 'build',
    configResolved({ build: { outDir, target }, mode }) {
      options = { outDir, target: String(target), mode }
    },
    async closeBundle(error) {
      if (error || !options) return
      const { outDir, target, mode } = options
      await build({
        configFile: false,
        logLevel: 'warn',
        mode,
        build: {
          ...{ outDir, target, emptyOutDir: false, copyPublicDir: false },
          modulePreload: { polyfill: false },
          rolldownOptions: { input: 'payment.html' },
        },
      })
    },
  }
}
