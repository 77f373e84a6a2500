import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite'
import { defineConfig } from 'vitest/config'
import { compileHint } from './scripts/vite/compileHint.ts'
import { dataModules } from './scripts/vite/dataModules.ts'
import { documentTexts } from './scripts/vite/documentTexts.ts'
import { paymentDocument } from './scripts/vite/paymentDocument.ts'
import { prerenderedMarkup } from './scripts/vite/prerenderedMarkup.ts'
import { pseudoLanguage } from './scripts/vite/pseudoLanguage.ts'
import { rootOnly } from './scripts/vite/rootOnly.ts'
import { sandboxAddresses } from './scripts/vite/sandboxAddresses.ts'
import { stripDescriptions } from './scripts/vite/stripDescriptions.ts'
import { trimLibraryCode } from './scripts/vite/trimLibraryCode.ts'

/** Mounts the sandbox provider next to the portal, in development and in preview; never in the build. */
const sandbox = (): Plugin => {
  const mount = async (server: ViteDevServer | PreviewServer) => {
    // Tests have sandboxes of their own.
    if (process.env.VITEST) return
    const { module } = await runnerImport<typeof import('./sandbox/mount')>('./sandbox/mount.ts')
    module.mountSandbox(server)
  }
  return { name: 'sandbox', configureServer: mount, configurePreviewServer: mount }
}

/**
 * A file of the build, with the sources of these folders; a slash at the end of a name includes its subfolders. With
 * `minShareCount`, it takes only what so many pages and lazy parts share.
 */
function chunk(name: string, folders: string[], minShareCount = 1) {
  const hasSources = (folder: string) =>
    existsSync(`src/${folder}`) && readdirSync(`src/${folder}`).some((file) => /\.tsx?$/.test(file))
  const empty = folders.filter((folder) => !hasSources(folder))
  if (empty.length > 0)
    throw new Error(`the chunk ${name} names folders without sources: ${empty.join(', ')}`)
  const paths = folders.map((folder) => (folder.endsWith('/') ? folder : `${folder}/[^/]+$`))
  return { name, minShareCount, test: new RegExp(`/src/(${paths.join('|')})`) }
}

const localeOf = (id: string) => /i18n\/(\w+)\//.exec(id)?.[1] ?? ''

/** Tests that need a document end with `.tsx`. */
const screenTests = ['{scripts,src,tests,tools/*/tests}/**/*.test.tsx']

/** Tests of warnings that only the development build of React prints. */
const warningTests = ['src/**/*.dev.test.tsx']

export default defineConfig({
  plugins: [
    rootOnly(),
    react(),
    sandbox(),
    sandboxAddresses(),
    dataModules(),
    documentTexts(),
    pseudoLanguage(),
    stripDescriptions(),
    trimLibraryCode(),
    prerenderedMarkup(),
    compileHint(),
    paymentDocument(),
  ],
  // Not those of a built demo, whose scan ends so late that an open page reloads.
  optimizeDeps: { entries: ['*.html', 'tools/**/*.html'] },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Callers of a part have these files, or load them with the customer; they import the part itself.
      resolveDependencies: (part, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter(
              (name) => name !== part && !/\/(background|customer|index|portal|rolldown-runtime)-/.test(name),
            ),
    },
    rolldownOptions: {
      // Emotion imports it for functions that the portal does not use: 0.8 kB.
      treeshake: { moduleSideEffects: [{ test: /\/hoist-non-react-statics\//, sideEffects: false }] },
      output: {
        // A recording distinguishes the flows of one machine by function names.
        keepNames: process.env.VITE_INSPECT === 'true',
        // Fewer files are smaller together and need fewer requests. The first group that matches takes a source, with all
        // imports of it that are still free. What no group takes, Rolldown puts into a file for the pages that share it.
        codeSplitting: {
          groups: [
            { name: 'entry', tags: ['$initial'] },
            { name: 'portal', test: /\/src\/portal\.tsx$/ },
            { name: localeOf, debugName: 'first messages', test: /i18n\/\w+\/first/ },
            {
              name: (id) => `${localeOf(id)}Home`,
              debugName: 'messages of the overview',
              test: /i18n\/\w+\/home/,
            },
            { name: (id) => `${localeOf(id)}Rest`, debugName: 'messages', test: /i18n\/\w+\/rest/ },
            // What every page loads next, and the next steps of the login need.
            chunk('background', ['app/background', 'core/phone', 'lib/formats', 'ui/messages']),
            // What every signed-in customer loads, and the overview, where most begin.
            chunk('customer', ['app/customer', 'app/shell', 'api', 'features/overview']),
            chunk('login', ['features/login']),
            chunk('menu', ['app/menu']),
            chunk('payments', ['core/payments'], 4),
            chunk('common', ['core/', 'domain', 'lib', 'ui/'], 4),
            chunk('overlays', ['app/overlays', 'ui/overlays']),
            chunk('tariffs', ['features/tariffs']),
            chunk('outlook', ['features/overview/burnDown', 'features/overview/renewal']),
            chunk('products', ['features/internet', 'features/television']),
            chunk('paymentResult', ['features/payments']),
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        // React's production JSX renders in two thirds of the time.
        oxc: { jsx: { development: false } },
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: screenTests,
          exclude: warningTests,
          env: { NODE_ENV: 'production' },
          // A new context for each file costs less than a new process; screens take most of the time.
          pool: 'vmThreads',
          setupFiles: ['tests/support/actInProduction.ts', 'tests/support/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'warnings',
          environment: 'jsdom',
          include: warningTests,
          setupFiles: ['tests/support/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'all else',
          include: ['{scripts,src,tests,tools/*/tests}/**/*.test.ts'],
          pool: 'threads',
        },
      },
    ],
    // By default, Vitest keeps one core free, which is half of two cores. One worker more than cores, because each
    // sometimes waits for rendering or timers.
    maxWorkers: availableParallelism() + 1,
    // On a busy machine, a few of several thousand tests may fail once; a retried test reports `retry x1`.
    retry: process.env.CI ? 1 : 0,
    // A limit for hanging tests; a busy machine is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
