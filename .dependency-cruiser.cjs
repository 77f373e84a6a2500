/** A test is beside what it tests, and may use all. */
const TEST_FILE = '\\.test\\.tsx?$'

/** Runs in the build; the page gets its exports as data. */
const DATA_MODULE = '\\.data\\.ts$'

/**
 * The layers of the code. An import goes down, never up, and never sideways between two features:
 *   app → features → core → machines, api
 *                    core → ui, domain, i18n
 *         domain, ui → lib; brands, lib: the lowest layers
 */
const only = (name, from, to) => ({
  name,
  severity: 'error',
  comment: `${from} may import from ${to.join(', ')} alone`,
  from: { path: `^${from}/`, pathNot: [TEST_FILE, DATA_MODULE] },
  to: {
    path: '^(src|machines|i18n|sandbox|tests|tools|scripts)/',
    pathNot: to.map((folder) => `^${folder}/`),
  },
})

const ground = ['src/api', 'src/ui', 'src/domain', 'src/brands', 'src/lib', 'i18n']

module.exports = {
  forbidden: [
    only('lib-is-the-ground', 'src/lib', ['src/lib', 'i18n']),
    only('domain-stands-on-lib', 'src/domain', ['src/domain', 'src/lib', 'i18n']),
    only('brands-are-the-ground', 'src/brands', ['src/brands']),
    only('words-know-nothing', 'i18n', ['i18n']),
    only('ui-knows-no-domain', 'src/ui', ['src/ui', 'src/brands', 'src/lib', 'i18n']),
    only('api-knows-the-provider', 'src/api', ['src/api', 'src/lib']),
    only('core-is-below-the-features', 'src/core', ['src/core', 'machines', ...ground]),
    only('features-stand-alone', 'src/features', ['src/features', 'src/core', 'machines', ...ground]),
    only('flows-page-shows-the-machines', 'tools/flows/page', [
      'tools/flows',
      'machines',
      'scripts/machine-rules',
    ]),
    only('site-runs-the-sandbox', 'tools/site/(?!tests)', ['tools/site', 'sandbox', 'scripts']),
    only('preview-shows-the-parts', 'tools/brands/parts', ['tools/brands', 'src', 'i18n']),
    only('app-is-top-layer', 'src/app', ['src', 'machines', 'i18n']),
    // Except what makes calls and texts that must equal those of the portal.
    only('boot-is-standalone', 'src/boot/(?!boot|prefetchCalls|earlyHeader)', ['src/boot', 'src/lib']),
    {
      name: 'prerender-is-for-the-build',
      severity: 'error',
      comment: 'no page loads what only the build needs',
      from: { path: '^src/', pathNot: ['^src/prerender/', DATA_MODULE] },
      to: { path: '^src/prerender/' },
    },
    {
      name: 'form-of-payment-stands-alone',
      severity: 'error',
      comment: 'what is in its document is within reach of a foreign script',
      from: { path: '^src/core/payments/frame/', pathNot: TEST_FILE },
      to: { pathNot: ['^src/core/payments/frame/', '^src/domain/checkoutId\\.ts$', '^src/lib/'] },
    },
    {
      name: 'machines-run-with-xstate-alone',
      severity: 'error',
      comment: 'visual tools run a machine by itself',
      from: { path: '^machines/' },
      to: { pathNot: '^node_modules/xstate/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'machines-know-machines-and-the-contract',
      severity: 'error',
      comment: 'a machine may name the types of its children and of the provider, and no others',
      from: { path: '^machines/' },
      to: { pathNot: ['^node_modules/xstate/', '^machines/', '^src/api/types\\.ts$'] },
    },
    {
      name: 'features-store-nothing',
      severity: 'error',
      comment:
        'a flow announces what to keep, and the shell stores it; services.ts passes on the storage, and the login keeps its step',
      from: {
        path: '^src/(core|features)/',
        pathNot: '^src/(core/services|features/login/storedCode)\\.ts$',
      },
      to: { path: '^src/lib/(storage|storageArea|tabStorage)\\.ts$' },
    },
    {
      name: 'views-see-types-of-the-api',
      severity: 'error',
      from: { path: '^src/(features|core)/.*\\.tsx$', pathNot: TEST_FILE },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-feature-imports-another',
      severity: 'error',
      comment: 'what two features share is in src/core, src/domain or src/ui',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'views-know-no-machine',
      severity: 'error',
      comment: 'a view takes the view model of its hook',
      from: { path: '^src/(app|core|features)/.*\\.tsx$', pathNot: TEST_FILE },
      to: { path: '^(machines|node_modules/(@xstate/react|xstate))/' },
    },
    {
      name: 'nothing-imports-sandbox-or-tests',
      severity: 'error',
      from: { path: '^(src|machines|i18n)/', pathNot: TEST_FILE },
      to: { path: '^(sandbox|tests|tools|scripts)/' },
    },
    {
      name: 'scripts-stand-below-the-tools',
      severity: 'error',
      comment: 'the build and the check need no tool of one audience',
      from: { path: '^scripts/', pathNot: TEST_FILE },
      to: { path: '^tools/' },
    },
    {
      name: 'tools-import-no-tests',
      severity: 'error',
      comment: 'a tool may use the model of the tests: cases, drivers and rules',
      from: { path: '^tools/', pathNot: '^tools/[^/]+/tests/' },
      to: { path: '^tests/', pathNot: '^tests/paths/(cases|drivers|rules)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'files of one circle can only be read together, and types alone make one too',
      from: {},
      to: { circular: true },
    },
    { name: 'no-missing-modules', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
