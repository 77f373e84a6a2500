import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown, runnerImport } from 'vite'
import type { Pages } from '../../src/boot/pages.ts'
import type { BrandFolder } from '../../src/brands/brand.ts'
import { brandDocument } from '../../src/prerender/brandDocument.ts'
import { faceFiles, hashedName, withBuiltFaces, withInlineFaces } from '../../src/prerender/faces.ts'
import { pngOf } from '../../src/prerender/pngOf.ts'
import { findBrand, readBrands } from '../../src/prerender/readBrands.ts'
import { dataModules } from './dataModules.ts'
import { onlyShapesOf } from './onlyShapesOf.ts'
import { pagesOf } from './pagesOf.ts'
import { pseudoLanguage } from './pseudoLanguage.ts'
import { splitStyles } from './splitStyles.ts'

/** Renders parts of the page at build time. */
const prerender = async (brands: readonly BrandFolder[], languages: string) => {
  const { module } = await runnerImport<typeof import('../../src/prerender/prerender.tsx')>(
    './src/prerender/prerender.tsx',
    // Loads neither the plugins nor the addresses of the portal.
    { configFile: false, mode: 'production', plugins: [pseudoLanguage()] },
  )
  return module.prerender(brands, languages)
}

/** The scripts of the document decode the answers of these alone: 1.8 kB less. */
const prefetchedOperations = ['GET /api/me', 'GET /api/me/{phone}', 'GET /api/resources']

/** The scripts of the document import a function of a machine, without the machine. */
const xstateFunctions = ['setup', 'assign', 'emit', 'fromPromise']

/** A self-contained script of the document: it runs before everything else. */
async function scriptOf(entry: string, format: 'iife' | 'es') {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [dataModules(), onlyShapesOf(prefetchedOperations)],
    build: {
      ...{ write: false, target: 'es2023', copyPublicDir: false },
      lib: { entry, formats: [format], name: 'boot' },
      // Without it, Vite keeps the blanks of a library.
      rolldownOptions: { output: { minify: true }, treeshake: { manualPureFunctions: xstateFunctions } },
    },
  })
  const [first] = [built].flat() as Rolldown.RolldownOutput[]
  return first?.output[0].code.trim() ?? ''
}

/**
 * Writes a document for each brand. It has what is visible before the portal has loaded: the login in each language, and
 * the empty shell of a customer's page, as templates, with their styles. A small script puts one of them into the page
 * before the first paint.
 */
export const prerenderedMarkup = (): Plugin => {
  let folder = ''
  let languages = ''
  let isBuild = false
  let brands: BrandFolder[] = []
  let defaultBrand: BrandFolder | undefined
  let prerendering: ReturnType<typeof prerender> | undefined
  let pages: Pages | undefined
  let sharedSheet = ''
  let sharedStyles = ''
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content)
  /** Adds a file to the assets and returns its name. */
  function writeAsset(name: string, content: string | Uint8Array): string {
    const hashed = hashedName(name, content)
    write(`assets/${hashed}`, content)
    return hashed
  }

  /** Writes the document of a brand, its styles with the shared ones, its icons and fonts. */
  async function writeBrand(brand: BrandFolder, html: string, pages: Pages) {
    const rendered = (await prerendering)?.brands.get(brand.id)
    if (!rendered) return
    const { styles, parts, files, pictures } = rendered
    for (const [name, text] of Object.entries(files)) write(name, text)
    for (const [name, width] of Object.entries(pictures.names)) write(name, await pngOf(pictures.svg, width))
    const faces = faceFiles(brand)
    for (const { name, content } of faces) write(`assets/${name}`, content)
    const fonts = faces.map(({ name }) => name)
    const page = html.replace('<body>', `$&\n    ${parts.join('\n    ')}`)
    const { critical, deferred } = splitStyles(sharedStyles + styles, page)
    const sheet = writeAsset(`${brand.id}.css`, critical)
    const deferredSheet = writeAsset(`${brand.id}Deferred.css`, deferred)
    const assets = { styles: critical, sheet, deferredSheet, fonts, pages }
    write(`${brand.id}.html`, brandDocument(page, brand, assets))
  }

  return {
    name: 'prerendered-markup',
    configResolved({ root, command, env, build: { outDir } }) {
      languages = env.VITE_LANGUAGES ?? ''
      folder = resolve(root, outDir)
      isBuild = command === 'build'
      brands = readBrands(env.VITE_BRANDS)
      const [only] = brands.length === 1 ? brands : []
      defaultBrand = findBrand(brands, process.env.VITE_BRAND || only?.id || env.VITE_BRAND)
    },
    transform: {
      order: 'pre',
      filter: { id: /\/src\/boot\/boot\.css(\?|$)/ },
      async handler(code) {
        prerendering ??= prerender(brands.map(isBuild ? withBuiltFaces : withInlineFaces), languages)
        const { styles, brands: rendered } = await prerendering
        const brandStyles = rendered.get(defaultBrand?.id ?? '')?.styles
        return `${styles}\n${code}\n${isBuild ? '' : brandStyles}`
      },
    },
    transformIndexHtml: (html, { server, path }) =>
      server && defaultBrand && path === '/index.html' ? brandDocument(html, defaultBrand) : html,
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, res, next) => {
        const files = (await prerendering)?.brands.get(defaultBrand?.id ?? '')?.files ?? {}
        const text = files[url === '/favicon.svg' ? `${defaultBrand?.id}.svg` : url.slice(1)]
        if (text === undefined) return next()
        res.setHeader('Content-Type', url.endsWith('.svg') ? 'image/svg+xml' : 'application/manifest+json')
        res.end(text)
      })
    },
    renderChunk: {
      order: 'post',
      // The styles of each brand include the shared ones: no document and no script should load them again.
      handler(_, { viteMetadata }) {
        for (const sheet of viteMetadata?.importedCss ?? []) {
          if (sharedSheet && sheet !== sharedSheet) this.error(`no style sheet of a brand includes ${sheet}`)
          sharedSheet = sheet
        }
        viteMetadata?.importedCss.clear()
      },
    },
    generateBundle: {
      // Runs last, when the file names are final.
      order: 'post',
      async handler(_, bundle) {
        const sheet = bundle[sharedSheet]
        if (sheet?.type === 'asset') sharedStyles = String(sheet.source)
        delete bundle[sharedSheet]
        if (prerendering) pages = pagesOf(bundle, await prerendering)
      },
    },
    async closeBundle(error) {
      if (error || !prerendering || !pages) return
      pages.headerScript = writeAsset('earlyHeader.js', await scriptOf('src/boot/earlyHeader.ts', 'es'))
      const bootScript = await scriptOf('src/boot/boot.ts', 'iife')
      const bootName = writeAsset('boot.js', bootScript)
      // Only the checks use this file and the manifest.
      write('.vite/pages.json', JSON.stringify(pages))
      const page = join(folder, 'index.html')
      // After the templates, which are parsed while it loads: the login paints 12 to 28 ms earlier than with it in the head.
      const html = readFileSync(page, 'utf8').replace(
        '<div id="portal">',
        `<script src="/assets/${bootName}"></script>\n    $&`,
      )
      for (const brand of brands) await writeBrand(brand, html, pages)
      // For a host that cannot choose a document.
      if (!defaultBrand) return
      copyFileSync(join(folder, `${defaultBrand.id}.html`), page)
      copyFileSync(join(folder, `${defaultBrand.id}.svg`), join(folder, 'favicon.svg'))
    },
  }
}
