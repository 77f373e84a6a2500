import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { contentHash, filesOf } from '../contentHash'
import { compiledValidators } from './validators'

/** Gives the sandbox in a service worker what it takes from Node elsewhere. */
const platformOfWorker = (): Plugin => ({
  name: 'platform-of-worker',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './platform' && importer?.includes('/sandbox/')
      ? resolve('site/worker/platform.ts')
      : undefined,
})

/** One script that needs nothing else. */
const buildScript = (site: string, entry: string, fileName: string, format: 'es' | 'iife') =>
  build({
    configFile: false,
    logLevel: 'warn',
    plugins: [platformOfWorker(), compiledValidators()],
    define: { BUILD: JSON.stringify(contentHash([...filesOf('sandbox'), 'openapi.yaml'], []).slice(0, 12)) },
    build: {
      ...{ outDir: site, emptyOutDir: false, copyPublicDir: false, target: 'es2023', minify: true },
      lib: { entry, formats: [format], name: 'site', fileName: () => fileName },
    },
  })

/** The provider as a service worker, and what brings visitors to it. */
export async function buildScripts(site: string): Promise<void> {
  await buildScript(site, 'site/worker/worker.ts', 'worker.js', 'iife')
  await buildScript(site, 'site/start.ts', 'site/start.js', 'es')
  await buildScript(site, 'site/entry.ts', 'site/entry.js', 'es')
}
