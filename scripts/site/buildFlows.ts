import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { dataModules } from '../vite/dataModules'

/** The flows page with all its drawings. */
export async function buildFlows(site: string): Promise<void> {
  await build({
    configFile: false,
    base: './',
    logLevel: 'warn',
    plugins: [react(), dataModules()],
    build: {
      ...{ outDir: site, emptyOutDir: false, copyPublicDir: false, target: 'es2023' },
      assetsDir: 'atlas/assets',
      // All of it is shown at once, to people at a desk.
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: { input: 'atlas/index.html' },
    },
  })
}
