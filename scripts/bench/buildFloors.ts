import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { minifyAgain } from '../vite/minifyAgain'
import { renderedFloor } from './renderedFloor'

export const floors = ['react', 'login', 'document'] as const
export type Floor = (typeof floors)[number]

const folderOf = (floor: Floor) => resolve('node_modules/.cache/bench', floor)

/** Builds what the portal is compared with: libraries as they come, minified as the portal is; the folder of each. */
export async function buildFloors(): Promise<Record<Floor, string>> {
  for (const floor of floors)
    await build({
      configFile: false,
      logLevel: 'error',
      root: resolve('scripts/bench/floors', floor),
      plugins: [react(), minifyAgain(), floor === 'document' ? renderedFloor() : null],
      build: {
        outDir: folderOf(floor),
        emptyOutDir: true,
        target: 'es2023',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
        },
      },
    })
  return { react: folderOf('react'), login: folderOf('login'), document: folderOf('document') }
}
