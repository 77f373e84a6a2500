import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const own = (file: string) => resolve('src/ui/system', file)
const withoutShim = (file: string) => resolve('node_modules/use-sync-external-store', file)

/** The imports of libraries, and their replacements. */
const instead: readonly [importer: string, source: string, by: string][] = [
  // Lists of all properties: the browser and the types replace them.
  ['/@chakra-ui/', '@emotion/is-prop-valid', own('isPropValid.ts')],
  ['/@chakra-ui/', '@pandacss/is-valid-prop', own('isCssProperty.ts')],
  // The reset: the build writes it into the style sheet of the document.
  ['/@chakra-ui/', './preflight.js', own('preflight.ts')],
  ['/@chakra-ui/', '../utils/memo.js', own('memo.ts')],
  ['/@chakra-ui/', './token-dictionary.js', own('tokenDictionary.ts')],
  // For older versions of React only.
  ['/@xstate/react/', 'use-sync-external-store/shim', withoutShim('index.js')],
  ['/@xstate/react/', 'use-sync-external-store/shim/with-selector', withoutShim('with-selector.js')],
]

/** Code in files of libraries, and its replacement. */
const rewritten: readonly [file: RegExp, what: string, by: string][] = [
  // No property that the portal uses needs a vendor prefix in the oldest browsers of docs/browsers.md.
  [/emotion-cache\.browser\.esm\.js$/, 'defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []'],
  // Sorting media queries needs no collation rules, which a slow phone loads slowly.
  [/sort-at-params\.js$/, 'a.localeCompare(b)', '(a < b ? -1 : +(a > b))'],
]

/** Removes library code that the supported browsers and the build make unnecessary: 5 kB less on the first page. */
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
      // A newer library may have moved the code; without this error, the first page would grow unnoticed.
      if (!error && unmatched.size > 0)
        throw new Error(`lighter-parts: nothing matches ${[...unmatched].join(', ')}`)
    },
  }
}
