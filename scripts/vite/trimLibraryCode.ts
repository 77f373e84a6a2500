import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ownModule = (file: string) => resolve('src/ui/system', file)
const withoutShim = (file: string) => resolve('node_modules/use-sync-external-store', file)

/** The imports of libraries, and their replacements. */
const moduleReplacements: readonly [importer: string, source: string, by: string][] = [
  // Lists of all properties: the browser and the types replace them.
  ['/@chakra-ui/', '@emotion/is-prop-valid', ownModule('isPropValid.ts')],
  ['/@chakra-ui/', '@pandacss/is-valid-prop', ownModule('isCssProperty.ts')],
  // The reset: the build writes it into the style sheet of the document.
  ['/@chakra-ui/', './preflight.js', ownModule('preflight.ts')],
  ['/@chakra-ui/', '../utils/memo.js', ownModule('memo.ts')],
  ['/@chakra-ui/', './token-dictionary.js', ownModule('tokenDictionary.ts')],
  // For older versions of React only.
  ['/@xstate/react/', 'use-sync-external-store/shim', withoutShim('index.js')],
  ['/@xstate/react/', 'use-sync-external-store/shim/with-selector', withoutShim('with-selector.js')],
]

/** Code in files of libraries, and its replacement. */
const codeReplacements: readonly [file: RegExp, what: string, by: string][] = [
  // No property that the portal uses needs a vendor prefix in the oldest browsers of docs/browsers.md.
  [/emotion-cache\.browser\.esm\.js$/, 'defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []'],
  // Sorting media queries needs no collation rules, which a slow phone loads slowly.
  [/sort-at-params\.js$/, 'a.localeCompare(b)', '(a < b ? -1 : +(a > b))'],
]

/** Removes library code that the supported browsers and the build make unnecessary: 5 kB less on the first page. */
export function trimLibraryCode(): Plugin {
  const unmatched = new Set<string>()
  return {
    name: 'trim-library-code',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const [, source] of moduleReplacements) unmatched.add(source)
      for (const [file] of codeReplacements) unmatched.add(String(file))
    },
    resolveId(source, importer) {
      const found = moduleReplacements.find(
        ([library, replaced]) => replaced === source && importer?.includes(library),
      )
      if (found) unmatched.delete(source)
      return found?.[2]
    },
    transform: {
      filter: { id: codeReplacements.map(([file]) => file) },
      handler(code, id) {
        for (const [file, original, replacement] of codeReplacements)
          if (file.test(id) && code.includes(original)) {
            unmatched.delete(String(file))
            return { code: code.replaceAll(original, replacement), map: null }
          }
        throw new Error(`trim-library-code: ${id} has unexpected code`)
      },
    },
    buildEnd(error) {
      // A newer library may have moved the code; without this error, the first page would grow unnoticed.
      if (!error && unmatched.size > 0)
        throw new Error(`trim-library-code: nothing matches ${[...unmatched].join(', ')}`)
    },
  }
}
