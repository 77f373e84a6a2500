import { existsSync } from 'node:fs'
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

/** A file of the build, with these sources: files without their endings, and folders. */
function chunk(name: string, priority: number, ...sources: string[]) {
  const isThere = (source: string) => ['', '.ts', '.tsx'].some((end) => existsSync(`src/${source}${end}`))
  const missing = sources.filter((source) => !isThere(source))
  if (missing.length > 0) throw new Error(`the chunk ${name} names missing sources: ${missing.join(', ')}`)
  const path = new RegExp(
    `/src/(${sources.map((one) => (one.endsWith('/') ? one : `${one}\\.tsx?$`)).join('|')})`,
  )
  return { name, priority, test: path }
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
      // The file itself is requested anyway, and every page has already loaded the shared files.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter(
              (name) => name !== file && !/rolldown-runtime|customer|background|payments/.test(name),
            ),
    },
    rolldownOptions: {
      output: {
        // A recording distinguishes the flows of one machine by function names.
        keepNames: process.env.VITE_INSPECT === 'true',
        // Fewer files are smaller together (8.3 kB on the login) and need fewer requests. One file each has the first page,
        // the next steps of the login, what every page loads next (background), and the shell with the mobile overview, the
        // calls and the flows of a signed-in customer. Further files have what several pages share. Each language has three.
        codeSplitting: {
          groups: [
            { name: 'entry', tags: ['$initial'], priority: 3 },
            { name: 'entry', test: /^\0rolldown/, priority: 3 },
            { name: localeOf, debugName: 'first messages', test: /i18n\/\w+\/first/, priority: 2 },
            {
              name: (id) => `${localeOf(id)}Home`,
              debugName: 'messages of the overview',
              test: /i18n\/\w+\/home/,
              priority: 2,
            },
            {
              name: (id) => `${localeOf(id)}Rest`,
              debugName: 'messages',
              test: /i18n\/\w+\/rest/,
              priority: 1,
            },
            chunk(
              'background',
              3,
              ...['app/startBackgroundTasks', 'app/DeclarationLinks', 'app/legalLinkTexts'],
              ...[
                'domain/formatPhoneNumber',
                'core/phone/useNormalizePhoneNumber',
                'lib/numbers',
                'lib/typeGuards',
              ],
              ...['ui/Toast', 'ui/Link', 'ui/Alert', 'ui/afterFirstInput'],
            ),
            chunk(
              'customer',
              2,
              ...['app/shell/Shell', 'app/supportDraft', 'ui/QueryView', 'ui/fillStyles', 'ui/useShownPart'],
              ...['app/customerFlows', 'core/unitsCache', 'core/usePrepaidBalance', 'api/sender'],
              ...['ui/icons/clock', 'ui/icons/status', 'features/overview/forecast', 'domain/renewingTariff'],
              ...['domain/tariffPeriod', 'features/overview/Overview', 'core/bills/OpenBills'],
              'core/bills/UpcomingCardSkeleton',
            ),
            chunk(
              'signIn',
              2,
              'features/login/',
              'features/passwords/ForgotPassword',
              'features/passwords/useForgotPassword',
            ),
            chunk(
              'modals',
              2,
              ...['ui/ModalDialog', 'ui/ModalSheet', 'app/shell/BonusDialog', 'app/shell/LogoutDialog'],
              'app/shell/NotificationsPanel',
            ),
            chunk(
              'contracts',
              1,
              ...['app/shell/ContractMenu', 'app/shell/NarrowMenu', 'app/shell/useContractSearch'],
            ),
            chunk(
              'forms',
              1,
              ...['ui/RadioGroup', 'ui/Receipt', 'ui/SelectField', 'ui/TextArea', 'ui/useCopy'],
              ...['core/support/AskAboutThis', 'ui/Quote', 'lib/csv', 'lib/saveFile'],
              ...['ui/drawings/ScreensDrawing', 'ui/drawings/WaveDrawing', 'core/support/support'],
            ),
            chunk(
              'prices',
              1,
              ...['domain/activePlans', 'domain/prepaidBalance', 'domain/price', 'domain/billExplanation'],
              ...['core/quietRead', 'core/renewal', 'ui/FactList', 'ui/Chips'],
            ),
            chunk('billFigures', 1, 'core/bills/bills', 'domain/billAmounts', 'domain/billMonths'),
            chunk('tariffs', 0, 'features/tariffs/'),
            chunk(
              'productTariffs',
              0,
              ...['features/television/', 'features/internet/', 'core/productTariffs'],
            ),
            chunk('payments', 3, 'core/payments/payments', 'core/payments/earlierPayment'),
            chunk('paymentResult', 0, 'features/payments/'),
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
