import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** The portal as a build for testers, so that the flows page can watch it; its document is for the worker to serve. */
export async function buildPortal(site: string): Promise<void> {
  const settings = {
    VITE_INSPECT: 'true',
    VITE_BASE_IN_DOCUMENT: 'true',
    VITE_REPORT_URL: '/sandbox/reports',
  }
  Object.assign(process.env, settings)
  await build({ logLevel: 'warn', base: './', build: { outDir: site, emptyOutDir: true } })
  rmSync(join(site, '.vite'), { recursive: true })
  mkdirSync(join(site, 'site'))
  renameSync(join(site, 'index.html'), join(site, 'site/portal.html'))
}
