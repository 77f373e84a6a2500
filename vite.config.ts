import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite'
import { defineConfig } from 'vitest/config'
import { minifyAgain } from './scripts/vite/minifyAgain.ts'
import { paymentDocument } from './scripts/vite/paymentDocument.ts'
import { preloadMessages } from './scripts/vite/preloadMessages.ts'
import { sandboxAddresses } from './scripts/vite/sandboxAddresses.ts'
import { withoutDescriptions } from './scripts/vite/withoutDescriptions.ts'
import { withoutPropertyLists } from './scripts/vite/withoutPropertyLists.ts'

/** Mounts the sandbox provider beside the portal, in development and in preview; never in the build. */
const sandbox = (): Plugin => {
  const mount = async (server: ViteDevServer | PreviewServer) => {
    // Tests have sandboxes of their own.
    if (process.env.VITEST) return
    const { module } = await runnerImport<typeof import('./sandbox/mount')>('./sandbox/mount.ts')
    module.mountSandbox(server)
  }
  return { name: 'sandbox', configureServer: mount, configurePreviewServer: mount }
}

/** Tests that need a document. */
const screenTests = [
  'tests/**/*.test.tsx',
  'tests/screens/**/*.test.ts',
  'tests/paths/{kit,screens}/**/*.test.ts',
  'tests/{lib/sanitize,lib/savePdf,payment/listenToFrame,conform/page,quickLooks}.test.ts',
]

/** What only React as it is developed with tells. */
const warningTests = ['tests/warnings/**/*.test.tsx']

export default defineConfig({
  plugins: [
    react(),
    sandbox(),
    sandboxAddresses(),
    withoutDescriptions(),
    withoutPropertyLists(),
    preloadMessages(),
    minifyAgain(),
    paymentDocument(),
  ],
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Emotion names this module for the sake of old bundlers and uses nothing of it; it does nothing by being loaded.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: {
        // One file for all that the first page needs, one for what may come next on the login, one for what every list
        // needs, one each for the small rules of the field and what many forms share, one each for the tariffs of a
        // contract, those of TV and internet, and the results of payments: smaller together, fewer requests, and the
        // first page has fewer files to name.
        codeSplitting: {
          groups: [
            { name: 'entry', tags: ['$initial'], priority: 1 },
            { name: 'login', test: /src\/screens\/(login|forgotPassword)\// },
            {
              name: 'loaded',
              test: /src\/(ui\/(Loaded|ErrorState|EmptyState|PartialNotice)|lib\/partial|flows\/query)\.tsx?$|query\.machine/,
            },
            { name: 'domain', test: /src\/(domain\/|lib\/(dates|numbers|months))/ },
            {
              name: 'forms',
              test: /src\/(ui\/(Link|PasswordField|SelectField)|flows\/(useU|u)nfinishedChange)\.tsx?$/,
            },
            { name: 'tariffs', test: /src\/(screens\/tariffs|flows\/tariff\.)/ },
            {
              name: 'productTariffs',
              test: /src\/(screens\/(television|internet)\/|flows\/(productTariffs|tvTariffs))/,
            },
            { name: 'paymentResult', test: /src\/screens\/paymentResult\// },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        // React as it is delivered, which draws in two thirds of the time.
        oxc: { jsx: { development: false } },
        test: {
          name: 'screens',
          include: screenTests,
          exclude: warningTests,
          env: { NODE_ENV: 'production' },
          // A new context for each file costs less than a new process; most of the time is spent on screens.
          pool: 'vmThreads',
          setupFiles: ['tests/actAsDelivered.ts', 'tests/setup.ts'],
        },
      },
      { extends: true, test: { name: 'warnings', include: warningTests, setupFiles: ['tests/setup.ts'] } },
      {
        extends: true,
        test: { name: 'all else', include: ['tests/**/*.test.ts'], exclude: screenTests, pool: 'threads' },
      },
    ],
    reporters: ['default', './tests/timesOfParts.ts'],
    // Left to itself, the runner keeps one core free: on two cores, that is half of them. One worker more than there are
    // cores, for each waits now and then: for what is drawn, for what a clock brings.
    maxWorkers: availableParallelism() + 1,
    // A ceiling for what hangs; a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
