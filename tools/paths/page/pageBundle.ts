import { build } from 'vite'

/** Bundles a program for a page, with everything that it imports, into one script. */
export async function bundleForPage(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"test"', 'process.env.DEBUG_PRINT_LIMIT': '7000' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry, formats: ['iife'], name: 'forPage' },
    },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error(`the bundle of ${entry} was not built`)
  return bundle.output[0].code
}

/** The script that walks paths of the statecharts inside a page. */
export const bundlePathPage = () => bundleForPage('tools/paths/page/pathPage.ts')
