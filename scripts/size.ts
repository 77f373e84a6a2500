/**
 * What weighs what:
 *   npm run size
 * Builds the portal aside, shows what each package takes of the first page, and writes a treemap of all files to
 * release/size.html.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, loadConfigFromFile, type PluginOption } from 'vite'
import { analyzer, type Module, renderView } from 'vite-bundle-analyzer'
import { textTable } from './report/textTable'
import { packageTable } from './size/packageTable'

/** Minified again, a file has lost what tells where its parts come from; the form of payment is a build of its own. */
const leftOut = ['minify-again', 'payment-document']
const isKept = (plugin: PluginOption) =>
  !(plugin && typeof plugin === 'object' && 'name' in plugin && leftOut.includes(plugin.name))

const { config = {} } = (await loadConfigFromFile({ command: 'build', mode: 'production' })) ?? {}
const plugins = (config.plugins ?? []).flat().filter(isKept)
const outDir = 'node_modules/.cache/size'
let modules: Module[] = []
const collect = analyzer({
  summary: false,
  analyzerMode: (found) => {
    modules = found
  },
})
await build({
  ...config,
  configFile: false,
  logLevel: 'error',
  build: { ...config.build, outDir, emptyOutDir: true },
  plugins: [...plugins, collect],
})

mkdirSync('release', { recursive: true })
writeFileSync('release/size.html', await renderView(modules, { title: 'What weighs what', mode: 'brotli' }))

const entry = modules.find(({ isEntry }) => isEntry)
if (!entry) throw new Error('The build has no entry.')
const brotli = brotliCompressSync(readFileSync(join(outDir, entry.filename))).length
console.info(textTable(packageTable(entry.source, brotli)).join('\n'))
console.info('\nAll files, drawn: release/size.html')
