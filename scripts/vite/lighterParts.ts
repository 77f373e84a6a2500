import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const own = (file: string) => resolve('src/ui/system', file)
const withoutShim = (file: string) => resolve('node_modules/use-sync-external-store', file)

/** What a library imports, and what replaces it. */
const instead: readonly [importer: string, source: string, by: string][] = [
  // Lists of all properties: the browser and the types are asked instead.
  ['/@chakra-ui/', '@emotion/is-prop-valid', own('isPropValid.ts')],
  ['/@chakra-ui/', '@pandacss/is-valid-prop', own('isCssProperty.ts')],
  // The reset: the build writes it into the style sheet of the document.
  ['/@chakra-ui/', './preflight.js', own('preflight.ts')],
  ['/@chakra-ui/', '../utils/memo.js', own('memo.ts')],
  ['/@chakra-ui/', './token-dictionary.js', own('tokenDictionary.ts')],
  // What older versions of React lack.
  ['/@xstate/react/', 'use-sync-external-store/shim', withoutShim('index.js')],
  ['/@xstate/react/', 'use-sync-external-store/shim/with-selector', withoutShim('with-selector.js')],
]

/** Code in a file of a library, and what replaces it. */
const rewritten: readonly [file: RegExp, what: string, by: string][] = [
  // No property that the portal uses needs a vendor's prefix in docs/browsers.md's oldest.
  [/emotion-cache\.browser\.esm\.js$/, 'defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []'],
  // Which of two alike media queries is first is no matter of a language, whose rules take a slow phone long to load.
  [/sort-at-params\.js$/, 'a.localeCompare(b)', '(a < b ? -1 : +(a > b))'],
]

/** Leaves out of libraries what the portal's browsers and its build make needless: five kilobytes less on the first page. */
export function lighterParts(): Plugin {
  const unmatched = new Set<string>()
  return {
    name: 'lighter-parts',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const [, source] of instead) unmatched.add(source)
      for (const [file] of rewritten) unmatched.add(String(file))
    },
    resolveId(source, importer) {
      const found = instead.find(([library, replaced]) => replaced === source && importer?.includes(library))
      if (found) unmatched.delete(source)
      return found?.[2]
    },
    transform: {
      filter: { id: rewritten.map(([file]) => file) },
      handler(code, id) {
        for (const [file, what, by] of rewritten)
          if (file.test(id) && code.includes(what)) {
            unmatched.delete(String(file))
            return { code: code.replaceAll(what, by), map: null }
          }
        throw new Error(`lighter-parts: ${id} is written otherwise`)
      },
    },
    buildEnd(error) {
      // A newer version of a library may have moved it: the first page would grow without a word.
      if (!error && unmatched.size > 0)
        throw new Error(`lighter-parts: nothing matches ${[...unmatched].join(', ')}`)
    },
  }
}
