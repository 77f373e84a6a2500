import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown, runnerImport } from 'vite'
import type { Pages } from '../../src/before/pages.ts'
import { pagesOf } from './pagesOf.ts'

/** What is drawn while the portal is built. */
const prerender = async () => {
  const { module } = await runnerImport<typeof import('../../src/prerender/prerender')>(
    './src/prerender/prerender.tsx',
    // Neither its plugins nor its addresses.
    { configFile: false, mode: 'production' },
  )
  return module.prerender()
}

/** The script of the document's head, which knows the files of the build; by itself, for everything waits for it. */
async function scriptOf(pages: Pages): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { PAGES: JSON.stringify(pages) },
    build: {
      ...{ write: false, target: 'es2023', copyPublicDir: false },
      lib: { entry: 'src/before/before.ts', formats: ['iife'], name: 'before' },
    },
  })
  const [first] = [built].flat() as Rolldown.RolldownOutput[]
  return first?.output[0].code ?? ''
}

/**
 * Puts into the document what is seen before the portal is there: the login in each language, the frame around a customer's
 * page, and the styles of both; and a small script that chooses among them before anything is drawn.
 */
export const prerendered = (): Plugin => {
  let folder = ''
  let made: ReturnType<typeof prerender> | undefined
  let pages: Pages | undefined
  return {
    name: 'prerendered',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir)
    },
    transform: {
      order: 'pre',
      filter: { id: /\/src\/before\/before\.css(\?|$)/ },
      async handler(code) {
        made ??= prerender()
        const { styles, parts } = await made
        const shown = parts.map(({ id }) => `[data-before=${id}] #${id}`).join()
        return `${styles}\n${code}\n${shown}{display:block}`
      },
    },
    generateBundle: {
      // Names are final.
      order: 'post',
      async handler(_, bundle) {
        if (made) pages = pagesOf(bundle, await made)
      },
    },
    async closeBundle(error) {
      if (error || !made || !pages) return
      const { parts } = await made
      const script = await scriptOf(pages)
      const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8)
      const name = `assets/before-${hash}.js`
      writeFileSync(join(folder, name), script)
      // For checks alone, as the manifest is.
      writeFileSync(join(folder, '.vite/pages.json'), JSON.stringify(pages))
      const page = join(folder, 'index.html')
      writeFileSync(
        page,
        readFileSync(page, 'utf8')
          .replace('</title>', `</title>\n    <script src="/${name}"></script>`)
          .replace('<div id="portal">', `${parts.map(({ html }) => html).join('\n    ')}\n    $&`),
      )
    },
  }
}
