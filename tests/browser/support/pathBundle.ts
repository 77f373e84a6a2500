import { build } from 'vite'

/** What walks paths inside a page, as one script. */
export async function bundlePathPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"test"', 'process.env.DEBUG_PRINT_LIMIT': '7000' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: 'tests/browser/support/pathPage.ts', formats: ['iife'], name: 'pathPage' },
    },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('the bundle of the paths was not built')
  return bundle.output[0].code
}
