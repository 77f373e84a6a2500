import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ownModule = (file: string) => resolve('src/ui/system', file)

/** The imports of libraries, their replacements, and what each saves on the login (brotli). */
const moduleReplacements: readonly [importer: string, source: string, by: string][] = [
  // Lists of all properties (1.5 and 2.1 kB): the browser and the types replace them.
  ['/@chakra-ui/', '@emotion/is-prop-valid', ownModule('isPropValid.ts')],
  ['/@chakra-ui/', '@pandacss/is-valid-prop', ownModule('isCssProperty.ts')],
  // The reset (1.1 kB): the build writes it into the style sheet of the document.
  ['/@chakra-ui/', './preflight.js', ownModule('preflight.ts')],
  // 3.1 kB.
  ['/@chakra-ui/', './token-dictionary.js', ownModule('tokenDictionary.ts')],
]

/** Code in files of libraries, and its replacement. */
const codeReplacements: readonly [file: RegExp, what: string, by: string][] = [
  // Without properties of its own, a component has the styles of its recipe, which are resolved already: 7 % of the
  // overview's script time.
  [
    /styled-system\/use-resolved-props\.js$/,
    'return css(cvaStyles, ...toArray(cssStyles), propStyles);',
    'return cssStyles || Object.keys(propStyles).length > 0 ? css(cvaStyles, ...toArray(cssStyles), propStyles) : cvaStyles;',
  ],
]

/** Removes library code that the supported browsers and the build make unnecessary: 8 kB less on the first page. */
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
