import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown, runnerImport } from 'vite'
import type { Pages } from '../../src/boot/pages.ts'
import { minifyCode } from './minifyEntry.ts'
import { pagesOf } from './pagesOf.ts'

/** Renders parts of the page at build time. */
const prerender = async (languages: string) => {
  const { module } = await runnerImport<typeof import('../../src/prerender/prerender.tsx')>(
    './src/prerender/prerender.tsx',
    // Loads neither the plugins nor the addresses of the portal.
    { configFile: false, mode: 'production' },
  )
  return module.prerender(languages)
}

/** A self-contained script of the document: it runs before everything else. */
async function scriptOf(entry: string, format: 'iife' | 'es', define: Record<string, string>) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      ...{ write: false, target: 'es2023', copyPublicDir: false },
      lib: { entry, formats: [format], name: 'boot' },
    },
  })
  const [first] = [built].flat() as Rolldown.RolldownOutput[]
  return minifyCode(first?.output[0].code ?? '')
}

/**
 * Puts into the document what is visible before the portal has loaded: the login in each language, the frame around a
 * customer's page, and their styles. A small script chooses one of them before the first paint.
 */
export const prerenderedMarkup = (): Plugin => {
  let folder = ''
  let languages = ''
  let prerendering: ReturnType<typeof prerender> | undefined
  let pages: Pages | undefined
  /** Adds a script to the build and returns its file name. */
  function writeScript(script: string, stem: string): string {
    const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8)
    const name = `${stem}-${hash}.js`
    writeFileSync(join(folder, 'assets', name), script)
    return name
  }
  return {
    name: 'prerendered-markup',
    configResolved({ root, build: { outDir }, env }) {
      languages = env.VITE_LANGUAGES ?? ''
      folder = resolve(root, outDir)
    },
    transform: {
      order: 'pre',
      filter: { id: /\/src\/boot\/boot\.css(\?|$)/ },
      async handler(code) {
        prerendering ??= prerender(languages)
        const { styles, parts } = await prerendering
        const visibleRule = parts.map(({ id }) => `[data-prerendered=${id}] #${id}`).join()
        return `${styles}\n${code}\n${visibleRule}{display:block}`
      },
    },
    generateBundle: {
      // Runs last, when the file names are final.
      order: 'post',
      async handler(_, bundle) {
        if (prerendering) pages = pagesOf(bundle, await prerendering)
      },
    },
    async closeBundle(error) {
      if (error || !prerendering || !pages) return
      const { parts } = await prerendering
      pages.prefetchScript = writeScript(
        await scriptOf('src/boot/prefetchCalls.ts', 'es', { PREFIXES: JSON.stringify(pages.prefixes) }),
        'prefetchCalls',
      )
      const script = await scriptOf('src/boot/boot.ts', 'iife', { PAGES: JSON.stringify(pages) })
      const name = writeScript(script, 'boot')
      // Only the checks use this file and the manifest.
      writeFileSync(join(folder, '.vite/pages.json'), JSON.stringify(pages))
      const page = join(folder, 'index.html')
      writeFileSync(
        page,
        readFileSync(page, 'utf8')
          .replace('</title>', `</title>\n    <script src="/assets/${name}"></script>`)
          .replace('<div id="portal">', `${parts.map(({ html }) => html).join('\n    ')}\n    $&`),
      )
    },
  }
}
