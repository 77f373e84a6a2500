/**
 * Writes `dist-site/`, a folder for any static host: the portal with the sandbox in a service worker, the flows page, and
 * the gallery if there is one. It works below any path.
 *   npm run build -w tools/site
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { locales } from '../../i18n/i18n-util'
import { contentHash, filesOf } from '../../scripts/contentHash'
import { dataModules } from '../../scripts/vite/dataModules'
import { readBrands } from '../../src/prerender/readBrands'
import { entryPage, startPage } from './pages'
import { compiledValidators } from './validators'

const SITE_FOLDER = 'dist-site'
const siteBuildOptions = {
  outDir: resolve(SITE_FOLDER),
  emptyOutDir: false,
  copyPublicDir: false,
  target: 'es2023',
}

/** The portal as a recording build, so that the flows page can watch it. The worker serves its document. */
async function buildPortal(): Promise<void> {
  process.env.VITE_INSPECT = 'true'
  process.env.VITE_BASE_IN_DOCUMENT = 'true'
  process.env.VITE_REPORT_URL = '/sandbox/reports'
  process.env.VITE_REPORT_FLOWS = '1'
  process.env.VITE_LANGUAGES = locales.join(' ')
  await build({ logLevel: 'warn', base: './', build: { outDir: SITE_FOLDER, emptyOutDir: true } })
  rmSync(join(SITE_FOLDER, '.vite'), { recursive: true })
  mkdirSync(join(SITE_FOLDER, 'site'))
  renameSync(join(SITE_FOLDER, 'index.html'), join(SITE_FOLDER, 'site/portal.html'))
  // The worker serves the default brand alone.
  for (const { id } of readBrands(process.env.VITE_BRANDS)) rmSync(join(SITE_FOLDER, `${id}.html`))
}

const buildFlows = () =>
  build({
    configFile: false,
    root: 'tools/flows/page',
    base: './',
    logLevel: 'warn',
    plugins: [react(), dataModules()],
    build: {
      ...siteBuildOptions,
      outDir: resolve(SITE_FOLDER, 'flows'),
      // The page shows everything at once, on desktops.
      chunkSizeWarningLimit: 4_000,
    },
  })

/** Replaces what the sandbox takes from Node. */
const workerPlatform: Plugin = {
  name: 'worker-platform',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './platform' && importer?.includes('/sandbox/')
      ? resolve('tools/site/worker/platform.ts')
      : undefined,
}

const buildScript = (entry: string, fileName: string, format: 'es' | 'iife') =>
  build({
    configFile: false,
    logLevel: 'warn',
    plugins: [workerPlatform, compiledValidators()],
    define: { BUILD: JSON.stringify(contentHash([...filesOf('sandbox'), 'openapi.yaml'], []).slice(0, 12)) },
    build: {
      ...siteBuildOptions,
      minify: true,
      lib: { entry, formats: [format], name: 'site', fileName: () => fileName },
    },
  })

function write(file: string, content: unknown): void {
  mkdirSync(join(SITE_FOLDER, dirname(file)), { recursive: true })
  writeFileSync(join(SITE_FOLDER, file), String(content))
}

/** Copies the gallery with its script in a file of its own: a host's policy may forbid scripts in a page. */
function copyGallery(): void {
  cpSync('gallery', join(SITE_FOLDER, 'gallery'), { recursive: true })
  const page = readFileSync('gallery/index.html', 'utf8')
  const [element = '', script] = /<script>([\s\S]*)<\/script>(?=\s*<\/body>)/.exec(page) ?? []
  if (script === undefined) throw new Error('The page of the gallery has no script.')
  write('gallery/gallery.js', script)
  write(
    'gallery/index.html',
    page.replace(element, () => '<script src="gallery.js"></script>'),
  )
}

await buildPortal()
await buildScript('tools/site/worker/worker.ts', 'worker.js', 'iife')
await buildScript('tools/site/entry.ts', 'site/entry.js', 'es')
await buildFlows()
const hasGallery = existsSync('gallery/index.html')
if (hasGallery) copyGallery()
// Visitors arrive at the root, from the start page, or, by 404.html, at any other address before the worker is there.
for (const entry of ['index.html', 'open/index.html', '404.html']) write(entry, entryPage())
write('start/index.html', startPage({ hasGallery }))
cpSync('docs/pictures/overview-phone.png', join(SITE_FOLDER, 'start/overview-phone.png'))
cpSync('tools/site/site.css', join(SITE_FOLDER, 'site/site.css'))
// Without it, GitHub Pages leaves out files whose names begin with an underscore.
write('.nojekyll', '')
console.info(`${SITE_FOLDER}/ is ready for any static host.`)
if (!hasGallery) console.info('It has no gallery: `npm run gallery -w tools/flows` creates one.')
