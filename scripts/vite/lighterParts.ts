import { resolve } from 'node:path'
import type { Plugin } from 'vite'

interface Replaced {
  /** What is imported, and by whom. */
  source: string
  importer: string
  by: string
}

const own = (file: string) => resolve('src/ui/system', file)

const instead: readonly Replaced[] = [
  // Lists of all properties: the browser and the types are asked instead.
  { source: '@emotion/is-prop-valid', importer: '/@chakra-ui/', by: own('isPropValid.ts') },
  { source: '@pandacss/is-valid-prop', importer: '/@chakra-ui/', by: own('isCssProperty.ts') },
  // The reset: the build writes it into the style sheet of the document.
  { source: './preflight.js', importer: '/@chakra-ui/', by: own('preflight.ts') },
  { source: '../utils/memo.js', importer: '/@chakra-ui/', by: own('memo.ts') },
  { source: './token-dictionary.js', importer: '/@chakra-ui/', by: own('tokenDictionary.ts') },
  // What older versions of React lack.
  {
    source: 'use-sync-external-store/shim',
    importer: '/@xstate/react/',
    by: resolve('node_modules/use-sync-external-store/index.js'),
  },
  {
    source: 'use-sync-external-store/shim/with-selector',
    importer: '/@xstate/react/',
    by: resolve('node_modules/use-sync-external-store/with-selector.js'),
  },
]

interface Rewritten {
  file: RegExp
  what: string
  by: string
}

const rewritten: readonly Rewritten[] = [
  // No property that the portal uses needs a vendor's prefix in docs/browsers.md's oldest.
  {
    file: /emotion-cache\.browser\.esm\.js$/,
    what: 'defaultStylisPlugins = [prefixer]',
    by: 'defaultStylisPlugins = []',
  },
  // Which of two alike media queries is first is no matter of a language, whose rules take a slow phone long to load.
  { file: /sort-at-params\.js$/, what: 'a.localeCompare(b)', by: '(a < b ? -1 : +(a > b))' },
]

/** Leaves out of libraries what the portal's browsers and its build make needless: five kilobytes less on the first page. */
export function lighterParts(): Plugin {
  const unmatched = new Set<string>()
  return {
    name: 'lighter-parts',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const { source } of instead) unmatched.add(source)
      for (const { file } of rewritten) unmatched.add(String(file))
    },
    resolveId(source, importer) {
      const found = instead.find((one) => one.source === source && importer?.includes(one.importer))
      if (found) unmatched.delete(source)
      return found?.by
    },
    transform: {
      filter: { id: rewritten.map(({ file }) => file) },
      handler(code, id) {
        const { file, what, by } = rewritten.find(({ file }) => file.test(id)) as Rewritten
        if (!code.includes(what)) throw new Error(`lighter-parts: ${id} is written otherwise`)
        unmatched.delete(String(file))
        return { code: code.replaceAll(what, by), map: null }
      },
    },
    buildEnd(error) {
      // A newer version of a library may have moved it: the first page would grow without a word.
      if (!error && unmatched.size > 0)
        throw new Error(`lighter-parts: nothing matches ${[...unmatched].join(', ')}`)
    },
  }
}
